import type { ButtonHTMLAttributes } from 'react';
import styles from './own.module.css';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: 'main' | 'quiet' | 'link';
}

export function OwnButton({ kind = 'main', type = 'button', ...rest }: Props) {
  return <button {...rest} type={type} className={styles.button} data-kind={kind} />;
}
