/** Stops a command with a reason for the person at the terminal, shown without a stack. */
export class Refusal extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'Refusal';
  }
}
