import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Command {
  readonly program: string;
  readonly parameters: readonly string[];
  readonly env?: Record<string, string>;
  /** Prints the output while the program runs. */
  readonly live?: boolean;
  readonly limitMs: number;
}

export interface Outcome {
  /** Null when a signal ended the program, as the time limit does. */
  readonly exitCode: number | null;
  readonly output: string;
}

/** A script of an installed package, run by the Node that runs this process. */
export function packaged(script: string, ...parameters: string[]): Pick<Command, 'program' | 'parameters'> {
  return { program: process.execPath, parameters: [`node_modules/${script}`, ...parameters] };
}

/** Runs a program to its end, or to its time limit. The promise never rejects: a program that can't start has failed. */
export function runCommand(command: Command): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command.program, command.parameters, {
      cwd: ROOT,
      env: { ...process.env, ...command.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer): void => {
      output += chunk.toString();
      if (command.live) process.stdout.write(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const limit = setTimeout(() => {
      output += `\nStopped: it took longer than ${command.limitMs / 1000} seconds.\n`;
      child.kill('SIGKILL');
    }, command.limitMs);
    child.on('error', (error) => {
      clearTimeout(limit);
      resolve({ exitCode: null, output: `${output}\n${error.message}` });
    });
    child.on('close', (exitCode) => {
      clearTimeout(limit);
      resolve({ exitCode, output });
    });
  });
}
