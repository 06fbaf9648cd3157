import { Button } from '@shopify/polaris';
import type { SurveyDelivery } from '#shared/api/delivery.ts';
import type { PlacementType } from '#shared/delivery/delivery.ts';
import styles from './attach.module.css';
import { CopyButton } from '../../ui/copy-button.tsx';
import { HostedLink } from './hosted-link.tsx';

/** The exact steps on the store for one placement. */
export function PlacementStep({ placement, about }: { placement: PlacementType; about: SurveyDelivery }) {
  const { editor, publicId, scriptUrl, hostedUrl, name } = about;
  switch (placement) {
    case 'thank_you':
      return (
        <EditorStep url={editor.checkout} label="Open the checkout editor">
          Add the Askwell block to the thank-you page and save.
        </EditorStep>
      );
    case 'popup':
      return (
        <>
          <EditorStep url={editor.embed} label="Open the theme editor">
            Switch the Askwell app embed on and save. Once is enough for all your surveys.
          </EditorStep>
          <Snippet
            summary="My theme has no app embeds"
            text={`<script src="${scriptUrl}" async crossorigin data-template="{{ template.name }}" data-currency="{{ shop.currency }}"></script>`}
          >
            Paste this into the theme’s layout, before &lt;/head&gt;.
          </Snippet>
        </>
      );
    case 'embedded':
      return (
        <>
          <EditorStep url={editor.block} label="Add the block to your theme">
            Choose the page and the place, then save. The app embed has to be on too.
          </EditorStep>
          <Snippet summary="Put it in by hand" text={`<div data-askwell-survey="${publicId}"></div>`}>
            Paste this where the survey should appear.
          </Snippet>
        </>
      );
    case 'hosted':
      return <HostedLink url={hostedUrl} name={name} />;
    default:
      return placement satisfies never;
  }
}

function EditorStep({ url, label, children }: { url: string; label: string; children: React.ReactNode }) {
  return (
    <div className={styles.step}>
      <p>{children}</p>
      <Button url={url} external>
        {label}
      </Button>
    </div>
  );
}

function Snippet({ summary, text, children }: { summary: string; text: string; children: React.ReactNode }) {
  return (
    <details className={styles.details}>
      <summary>{summary}</summary>
      <p>{children}</p>
      <code className={styles.snippet}>{text}</code>
      <CopyButton text={text} label="Copy snippet" />
    </details>
  );
}
