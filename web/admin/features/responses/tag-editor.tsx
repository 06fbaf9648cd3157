import { Button } from '@shopify/polaris';
import { type FormEvent, useId, useState } from 'react';
import { MOST_TAGS, TAG_LENGTH } from '#shared/api/values.ts';
import styles from '../../answers/list/table.module.css';

interface TagEditorProps {
  /** The tags of any of the edited responses. */
  readonly tags: readonly string[];
  /** The tags that all of them have. */
  readonly shared: readonly string[];
  /** Tags of other responses, as suggestions. */
  readonly known: readonly string[];
  readonly onAdd: (tag: string) => void;
  readonly onRemove: (tag: string) => void;
}

/** Tags as chips, each with a button that removes it, and a field for another. */
export function TagEditor({ tags, shared, known, onAdd, onRemove }: TagEditorProps) {
  const [text, setText] = useState('');
  const list = useId();
  const add = (event: FormEvent): void => {
    event.preventDefault();
    const tag = text.trim();
    setText('');
    if (tag !== '' && !shared.includes(tag)) onAdd(tag);
  };
  return (
    <div className={styles.tagEditor}>
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag} className={styles.tag}>
              {tag}
              <button type="button" aria-label={`Remove tag: ${tag}`} onClick={() => onRemove(tag)}>
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      {shared.length < MOST_TAGS && (
        <form className={styles.addTag} onSubmit={add}>
          <input
            aria-label="Add a tag"
            placeholder="Add a tag"
            value={text}
            maxLength={TAG_LENGTH}
            list={list}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <datalist id={list}>
            {known
              .filter((tag) => !shared.includes(tag))
              .map((tag) => (
                <option key={tag} value={tag} />
              ))}
          </datalist>
          <Button submit disabled={text.trim() === ''}>
            Add
          </Button>
        </form>
      )}
    </div>
  );
}
