export interface MultiSelectWords {
  readonly too_few: string;
  readonly too_many: string;
}
