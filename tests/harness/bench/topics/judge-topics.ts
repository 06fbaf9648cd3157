import type { FoundTopic } from '#shared/text/topics/judge-tones.ts';
import { TOPIC_IDS } from '#shared/text/topics/topics.ts';
import type { LabelledText } from './labelled-texts.ts';

/** All in shares of one. */
export interface TopicVerdict {
  /** Of the topics that were found, the share that is right. */
  readonly purity: number;
  /** Of the topics that texts have, the share that was found. */
  readonly coverage: number;
  /** Of the topics that any text has, the share that was found in at least half of its texts. */
  readonly topicsFound: number;
  /** Of the topics that were found rightly, the share whose tone is right. */
  readonly tone: number;
}

export function judgeTopics(
  texts: readonly LabelledText[],
  find: (text: string) => readonly FoundTopic[],
): TopicVerdict {
  const judged = texts.map(({ text, topics }) => ({ topics, found: find(text) }));
  const found = judged.flatMap(({ topics, found }) =>
    found.map(({ topic, tone }) => ({ right: topics[topic], tone })),
  );
  const right = found.filter(({ right }) => right !== undefined);
  const byTopic = TOPIC_IDS.map((topic) => {
    const having = judged.filter(({ topics }) => topics[topic] !== undefined);
    return {
      having: having.length,
      found: having.filter(({ found }) => found.some((each) => each.topic === topic)).length,
    };
  }).filter(({ having }) => having > 0);
  return {
    purity: right.length / found.length,
    coverage: right.length / byTopic.reduce((sum, { having }) => sum + having, 0),
    topicsFound: byTopic.filter(({ having, found }) => found * 2 >= having).length / byTopic.length,
    tone: right.filter(({ right, tone }) => right === tone).length / right.length,
  };
}
