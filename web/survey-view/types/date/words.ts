export interface DateWords {
  readonly date: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly invalidDate: string;
}
