import type { Rate } from '../../../analytics/intervals.ts';
import type { NumberAnswer } from '../../answer.ts';
import type { FlowConfig } from '../../question.ts';
import type { QuestionResultBase } from '../results.ts';
import type { Outside } from './typos.ts';

export interface NumberConfig extends FlowConfig {
  /** A unit such as *kg*; empty for a plain number. */
  readonly unit: string;
  /** Both bounds are included; null is unbounded. */
  readonly min: number | null;
  readonly max: number | null;
  /** Whole numbers only, unless decimals are allowed. */
  readonly decimals: boolean;
}

export interface ReadableQuantity {
  readonly kind: 'quantity';
  readonly value: number;
  readonly unit: string;
}

export interface NumberSummary {
  readonly answers: number;
  readonly mean: number;
  readonly median: number;
  /** The standard deviation; null below two answers. */
  readonly deviation: number | null;
  readonly lowest: number;
  readonly highest: number;
}

/** The numbers from `from` up to but not including `to`. */
export interface NumberBucket {
  readonly from: number;
  readonly to: number;
  readonly rate: Rate | null;
}

export interface NumberResult extends QuestionResultBase {
  readonly kind: 'number';
  readonly unit: string;
  readonly decimals: boolean;
  /** Without what is left out. */
  readonly summary: NumberSummary | null;
  /** Numbers that are left out of the summary and the buckets; null if none is. */
  readonly outside: Outside | null;
  /** In order and without gaps. */
  readonly buckets: readonly NumberBucket[];
}

export interface NumberDefinition {
  readonly config: NumberConfig;
  readonly answer: NumberAnswer;
  readonly texts: 'unit';
  readonly readable: ReadableQuantity;
  readonly result: NumberResult;
}
