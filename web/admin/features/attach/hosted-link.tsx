import { Button } from '@shopify/polaris';
import { useMemo } from 'react';
import { useToasts } from '../../ui/toasts/toasts.tsx';
import styles from './attach.module.css';
import { CopyButton } from '../../ui/copy-button.tsx';
import { qrPng, qrSvg } from './qr-image.ts';

/** The address of the survey's hosted page, also as a QR code. */
export function HostedLink({ url, name }: { url: string; name: string }) {
  const { show } = useToasts();
  const svg = useMemo(() => qrSvg(url), [url]);
  const file = `${
    name
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .toLowerCase() || 'survey'
  }-qr`;
  const savePng = (): void => {
    qrPng(url).then(
      (blob) => download(blob, `${file}.png`),
      () =>
        show({
          variant: 'destructive',
          title: 'The PNG could not be made',
          description: 'Download the SVG instead; it works in every size.',
        }),
    );
  };
  return (
    <div className={styles.hosted}>
      <img
        className={styles.code}
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        alt="QR code that leads to the survey’s page"
      />
      <div className={styles.steps}>
        <code className={styles.snippet}>{url}</code>
        <div className={styles.buttons}>
          <CopyButton text={url} label="Copy link" />
          <Button onClick={() => download(new Blob([svg], { type: 'image/svg+xml' }), `${file}.svg`)}>
            Download SVG
          </Button>
          <Button onClick={savePng}>Download PNG</Button>
          <Button url={url} external variant="plain">
            Open the page
          </Button>
        </div>
      </div>
    </div>
  );
}

function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
