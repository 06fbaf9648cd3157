export interface NumberWords {
  readonly notANumber: string;
  readonly notWhole: string;
  readonly numberBetween: string;
  readonly numberAtLeast: string;
  readonly numberAtMost: string;
}
