// main.swift: the tool from its arguments to its exit status.

import Foundation

exit(Command.run(arguments: Array(CommandLine.arguments.dropFirst())))
