export interface DropDownWords {
  readonly selectOption: string;
}
