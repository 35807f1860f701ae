/** One run of the command line, from its words to its exit status. */
import { type CommandLine, readCommandLine } from './commandLine.js';
import { complaintOf } from './complain.js';
import { EXIT, type ExitCode } from './complaint.js';
import type { Screen } from './page.js';
import { type AskingCommand, TEXTS, type TextCommand } from './textCommands.js';

/** What the process gives a run. */
export interface Surroundings {
  /** Prints the result. Rejects with the system's error. */
  readonly print: (text: string) => Promise<void>;
  /** Prints notes and complaints. Rejects with the system's error. */
  readonly tell: (text: string) => Promise<void>;
  /** What shows the result. */
  readonly screen: Screen;
  /** Whether a complaint about a bug has the stack. */
  readonly showsStack: boolean;
  /** The address of the built worker of `analyse-many`. */
  readonly worker: string;
}

/** Throws nothing: whatever goes wrong is told, and has an exit status. */
export async function run(words: readonly string[], surroundings: Surroundings): Promise<ExitCode> {
  const { print, tell, screen, showsStack, worker } = surroundings;
  try {
    const line = readCommandLine(words);
    if (line.command === 'analyse-many') {
      const { analyseMany } = await import('./many/analyseMany.js');
      return await analyseMany(line, worker);
    }
    await print(await textOf(line, screen, tell));
    return EXIT.done;
  } catch (error) {
    const { text, exitCode } = complaintOf(error, showsStack);
    // When standard error fails too, the exit status has to say it all.
    await tell(text).catch(() => undefined);
    return exitCode;
  }
}

/**
 * What a command prints. Each kind of command loads what it needs, so that help need not wait for the engines. Throws
 * {@link Complaint} and InvalidRequestError.
 */
export async function textOf(line: CommandLine, screen: Screen, tell: Surroundings['tell']): Promise<string> {
  if (answersAlone(line)) return TEXTS[line.command](line);
  if (!asks(line)) throw new Error(`the lines of ${line.command} are written as they come`);
  const { answer } = await import('./answer.js');
  return answer(line, screen, tell);
}

function answersAlone(line: CommandLine): line is CommandLine & { readonly command: TextCommand } {
  return Object.hasOwn(TEXTS, line.command);
}

function asks(line: CommandLine): line is CommandLine & { readonly command: AskingCommand } {
  return line.command !== 'analyse-many';
}
