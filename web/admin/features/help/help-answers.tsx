import { Icon, TextField } from '@shopify/polaris';
import { SearchIcon } from '@shopify/polaris-icons';
import { useState } from 'react';
import { pluralize } from '../../lib/pluralize.ts';
import { Panel } from '../../ui/panel/panel.tsx';
import spoken from '../../ui/spoken.module.css';
import { HELP_ANSWERS, searchAnswers, type HelpAnswer } from './answers.ts';
import styles from './help.module.css';

/** The help topics, or the results of a search. */
export function HelpAnswers() {
  const [typed, setTyped] = useState('');
  const found = searchAnswers(HELP_ANSWERS, typed);
  const isSearch = typed.trim() !== '';
  const topics = isSearch ? [] : [...new Set(found.map(({ topic }) => topic))];
  return (
    <>
      <TextField
        label="Search the answers"
        type="search"
        autoComplete="off"
        placeholder="What do you want to know?"
        prefix={<Icon source={SearchIcon} />}
        value={typed}
        onChange={setTyped}
        clearButton
        onClearButtonClick={() => setTyped('')}
      />
      <p role="status" className={isSearch ? styles.count : spoken.only}>
        {isSearch && (found.length > 0 ? `${pluralize(found.length, 'answer')} found` : 'No answer found')}
      </p>
      {isSearch && found.length === 0 && (
        <p className={styles.nothing}>Try fewer words, or ask a person below: we read everything.</p>
      )}
      {isSearch && found.length > 0 && (
        <Panel heading="Found">
          <Answers answers={found} />
        </Panel>
      )}
      {topics.map((topic) => (
        <Panel key={topic} heading={topic}>
          <Answers answers={found.filter((answer) => answer.topic === topic)} />
        </Panel>
      ))}
    </>
  );
}

function Answers({ answers }: { answers: readonly HelpAnswer[] }) {
  return (
    <div className={styles.answers}>
      {answers.map(({ id, question, answer }) => (
        <details key={id}>
          <summary>{question}</summary>
          {answer.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </details>
      ))}
    </div>
  );
}
