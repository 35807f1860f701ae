/** The commands that read no file of anybody: a row each, as in commands.ts. */
import type { Command } from './command.js';

export const OTHER_COMMANDS = [
  {
    name: 'init',
    summary: 'a sample request to begin with',
    about:
      'Writes a request with made-up transactions, to a new file or to standard output: British ones, or American ones with --country US.',
    arguments: [
      { name: 'file', about: 'where to write; it must not exist yet', kind: 'newFile', isOptional: true },
    ],
    flags: ['country'],
    examples: ['init request.json', 'init --country US > request.json'],
    shapes: [],
  },
  {
    name: 'completion',
    summary: 'lets the Tab key complete commands and options',
    about: 'Prints a script for your shell.',
    arguments: [{ name: 'shell', about: 'bash, zsh or fish', kind: 'shell' }],
    flags: [],
    examples: [
      'completion bash >> ~/.bashrc',
      'completion zsh >> ~/.zshrc',
      'completion fish >> ~/.config/fish/config.fish',
    ],
    shapes: [],
  },
  {
    name: 'help',
    summary: 'the help of a command',
    about: 'Says what a command takes and gives.',
    arguments: [{ name: 'command', about: 'default: all of them', kind: 'command', isOptional: true }],
    flags: [],
    examples: ['help income'],
    shapes: [],
  },
  {
    name: 'version',
    summary: 'the version of this program',
    about: 'Prints the version and nothing else.',
    arguments: [],
    flags: [],
    examples: ['version'],
    shapes: [],
  },
] as const satisfies readonly Command[];
