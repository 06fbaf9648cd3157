import type { QuestionType } from '#shared/survey/question.ts';
import { assertNever } from '#shared/survey/never.ts';

/** A sketch of what a shopper sees, in the colour of the text around it. */
export function TypeLook({ type }: { type: QuestionType }) {
  return (
    <svg viewBox="0 0 64 40" width="64" height="40" fill="none" stroke="currentColor" aria-hidden="true">
      {sketch(type)}
    </svg>
  );
}

const LINES = [8, 20, 32];

function Circles() {
  return LINES.map((y, at) => (
    <g key={y}>
      <circle cx="8" cy={y} r="4" />
      {at === 0 && <circle cx="8" cy={y} r="2" fill="currentColor" />}
      <path d={`M18 ${y}h${38 - at * 8}`} strokeWidth="3" strokeLinecap="round" opacity=".5" />
    </g>
  ));
}

function Boxes() {
  return LINES.map((y, at) => (
    <g key={y}>
      <rect x="4" y={y - 4} width="8" height="8" rx="2" />
      {at !== 1 && <path d={`m6 ${y} 1.6 1.8L10.5 ${y - 2}`} strokeWidth="1.5" />}
      <path d={`M18 ${y}h${38 - at * 8}`} strokeWidth="3" strokeLinecap="round" opacity=".5" />
    </g>
  ));
}

function sketch(type: QuestionType) {
  switch (type) {
    case 'single_select':
      return <Circles />;
    case 'multi_select':
      return <Boxes />;
    case 'text':
      return (
        <g>
          <rect x="3" y="4" width="58" height="32" rx="4" />
          <path d="M10 13h38M10 20h28" strokeWidth="3" strokeLinecap="round" opacity=".5" />
        </g>
      );
    case 'rating':
      return [8, 20, 32, 44, 56].map((x, at) => (
        <path
          key={x}
          transform={`translate(${x} 20)`}
          d="m0-5.5 1.7 3.4 3.8.5-2.8 2.7.7 3.7L0 3 -3.4 4.8l.7-3.7-2.8-2.7 3.8-.5z"
          fill={at < 4 ? 'currentColor' : 'none'}
        />
      ));
    case 'nps':
      return (
        <g>
          {[0, 1, 2, 3, 4].map((at) => (
            <rect
              key={at}
              x={3 + at * 12}
              y="13"
              width="10"
              height="14"
              rx="2"
              fill={at === 4 ? 'currentColor' : 'none'}
            />
          ))}
        </g>
      );
    case 'drop_down':
      return (
        <g>
          <rect x="3" y="10" width="58" height="20" rx="4" />
          <path d="M10 20h26" strokeWidth="3" strokeLinecap="round" opacity=".5" />
          <path d="m48 18 3.5 4 3.5-4" strokeWidth="1.5" />
        </g>
      );
    case 'date':
      return (
        <g>
          <rect x="14" y="5" width="36" height="31" rx="4" />
          <path d="M14 13h36M22 2v5M42 2v5" />
          <path d="M21 20h3m6 0h3m6 0h3M21 28h3m6 0h3" strokeWidth="3" strokeLinecap="round" opacity=".5" />
        </g>
      );
    default:
      return assertNever(type);
  }
}
