import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HEIC_PICTURE } from '#shared/survey/picture.ts';
import { madeCustomer } from '../support/admin.tsx';
import { findToast, toasts } from '../support/toasts.ts';
import { wouldBrowserAsk } from '../support/would-browser-ask.ts';
import { madeSurvey, openBuilder, refusal, surveyOf } from './open-builder.tsx';

const LAMPS = surveyOf(
  { type: 'single_select', text: 'Which lamp?', options: ['Ida', 'Ole'] },
  { type: 'drop_down', text: 'Which room?', options: ['Hall', 'Kitchen'] },
);

const STORED = { address: `/images/${'a'.repeat(32)}store.webp`, width: 600, height: 400 };

const PRO = {
  getBillingCustomer: () => ({
    ...madeCustomer(true),
    features: {
      questions_per_survey: { name: 'Questions', type: 'limit', value: 10 },
      customFeatures: { name: 'Own theme', type: 'boolean', value: true },
    },
  }),
};

const file = (content = 'a lamp', type = 'image/png') => new File([content], 'lamp.png', { type });

/** Opens the builder on a plan with pictures; `uploads` has what the server received. */
async function openWithPictures(upload: () => unknown = () => STORED, more: object = {}, at = '/builder/s1') {
  const uploads: unknown[] = [];
  const replies = {
    ...PRO,
    uploadImage: (input: unknown) => {
      uploads.push(input);
      return upload();
    },
    ...more,
  };
  return { ...(await openBuilder(LAMPS, { replies, at })), uploads };
}

const field = () => screen.getByRole('group', { name: 'Picture (optional)' });
const chooser = (inside: HTMLElement) => within(inside).getByLabelText<HTMLInputElement>('Picture file');
const saved = async (saves: readonly { definition: typeof LAMPS }[], count: number) => {
  await waitFor(() => expect(saves.length).toBeGreaterThanOrEqual(count));
  return saves.at(-1)!.definition.questions;
};

beforeEach(() => {
  // The browser in which the server's tests run draws the picture smaller; this one cannot draw.
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no canvas')));
  return () => vi.unstubAllGlobals();
});

/** Each upload waits in `ends` for its reply. */
async function openOnSlowLine(more: object = {}, at?: string) {
  const ends: ((reply: unknown) => void)[] = [];
  const opened = await openWithPictures(() => new Promise((resolve) => ends.push(resolve)), more, at);
  return { ...opened, ends };
}

describe('a question’s picture', () => {
  it('is uploaded when a file is chosen, asks what it shows, and can be removed', async () => {
    const { user, saves, uploads } = await openWithPictures();
    await user.upload(chooser(field()), file());
    const words = await screen.findByLabelText('What the picture shows');
    expect(uploads).toEqual([{ purpose: 'question', content: btoa('a lamp') }]);
    await user.type(words, 'A red lamp');
    await waitFor(async () => {
      const [question] = await saved(saves, 1);
      expect(question!.picture).toEqual({ ...STORED, alt: 'A red lamp' });
    });
    await user.click(within(field()).getByRole('button', { name: 'Remove' }));
    await waitFor(async () => expect((await saved(saves, 2))[0]).not.toHaveProperty('picture'));
  });

  it('keeps the description that is typed while another file is uploaded', async () => {
    const { user, saves, ends } = await openOnSlowLine();
    await user.upload(chooser(field()), file());
    await waitFor(() => expect(ends).toHaveLength(1));
    ends[0]!(STORED);
    await user.type(await screen.findByLabelText('What the picture shows'), 'A red lamp');
    await user.upload(chooser(field()), file('another'));
    await waitFor(() => expect(ends).toHaveLength(2));
    const words = screen.getByLabelText('What the picture shows');
    await user.clear(words);
    await user.type(words, 'A blue lamp');
    ends[1]!({ ...STORED, width: 2 });
    await waitFor(async () => {
      const [question] = await saved(saves, 1);
      expect(question!.picture).toEqual({ ...STORED, width: 2, alt: 'A blue lamp' });
    });
  });

  it.each([
    ['dropped', () => fireEvent.drop(field(), { dataTransfer: { files: [file()] } })],
    ['pasted', () => fireEvent.paste(field(), { clipboardData: { files: [file()] } })],
  ])('is uploaded when a file is %s', async (_how, act) => {
    const { saves, uploads } = await openWithPictures();
    act();
    await screen.findByLabelText('What the picture shows');
    expect(uploads).toHaveLength(1);
    const [question] = await saved(saves, 1);
    expect(question!.picture).toEqual({ ...STORED, alt: '' });
  });

  it('says why the server refused a file, and keeps the survey as it was', async () => {
    const refused = refusal(415, 'UNSUPPORTED_MEDIA_TYPE');
    const { user, saves } = await openWithPictures(() => {
      throw Object.assign(refused, { message: HEIC_PICTURE });
    });
    await user.upload(chooser(field()), file('photo', 'image/heic'));
    expect((await screen.findByText(HEIC_PICTURE)).getAttribute('role')).toBe('alert');
    expect(saves).toHaveLength(0);
    expect(toasts().queryByText(/was not uploaded/)).toBeNull();
  });

  it('offers the upgrade on a plan without pictures', async () => {
    const uploads: unknown[] = [];
    const { user } = await openBuilder(LAMPS, { replies: { uploadImage: (input) => uploads.push(input) } });
    await user.upload(chooser(field()), file());
    await screen.findByRole('dialog');
    screen.getByText(/your logo and pictures/);
    expect(uploads).toEqual([]);
  });
});

describe('an option’s picture', () => {
  it('is uploaded in a dialog and saved with its option only', async () => {
    const { user, saves, uploads } = await openWithPictures();
    await user.click(screen.getByRole('button', { name: 'Add a picture of option Ole' }));
    const dialog = await screen.findByRole('dialog');
    await user.upload(chooser(dialog), file());
    await within(dialog).findByLabelText('What the picture shows');
    expect(uploads).toMatchObject([{ purpose: 'option' }]);
    const [question] = await saved(saves, 1);
    expect(question!.config).toMatchObject({
      options: [{ id: 'q1-Ida' }, { id: 'q1-Ole', picture: { ...STORED, alt: '' } }],
    });
    expect(JSON.stringify(question).match(/"picture"/g)).toHaveLength(1);
    await screen.findByRole('button', { name: 'Change the picture of option Ole', hidden: true });
  });

  it('is not offered in a dropdown, which cannot show it', async () => {
    const { user } = await openWithPictures();
    await user.click(screen.getAllByText('Which room?')[0]!);
    await screen.findByDisplayValue('Kitchen');
    expect(screen.queryByRole('button', { name: /picture of option/ })).toBeNull();
  });
});

describe('a picture whose upload outlives its field', () => {
  const openQuestion2 = async (user: Awaited<ReturnType<typeof openOnSlowLine>>['user']) => {
    await user.click(screen.getAllByText('Which room?')[0]!);
    await screen.findByRole('heading', { name: 'Question 2' });
  };

  it('goes to the question for which it was chosen', async () => {
    const { user, saves, ends } = await openOnSlowLine();
    await user.upload(chooser(field()), file());
    await waitFor(() => expect(ends).toHaveLength(1));
    await waitFor(() => expect(wouldBrowserAsk()).toBe(true));
    await openQuestion2(user);
    ends[0]!(STORED);
    const [lamp, room] = await saved(saves, 1);
    expect(lamp!.picture).toEqual({ ...STORED, alt: '' });
    expect(room).not.toHaveProperty('picture');
  });

  it('is uploaded before its question is published', async () => {
    const publishSurvey = vi.fn(() => madeSurvey(LAMPS, { status: 'live', liveVersion: 1 }));
    const { user, saves, ends } = await openOnSlowLine({ publishSurvey });
    await user.upload(chooser(field()), file());
    await waitFor(() => expect(ends).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publish now' }));
    expect(publishSurvey).not.toHaveBeenCalled();
    ends[0]!(STORED);
    await waitFor(() => expect(publishSurvey).toHaveBeenCalledOnce());
    expect(saves.at(-1)!.definition.questions[0]!.picture).toEqual({ ...STORED, alt: '' });
  });

  it('is reported when it arrives after the merchant has left and cannot be saved', async () => {
    const saveDraft = () => {
      throw refusal(500, 'INTERNAL');
    };
    const { user, ends } = await openOnSlowLine({ saveDraft }, '/builder/left-early');
    await user.upload(chooser(field()), file());
    await waitFor(() => expect(ends).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Back to surveys' }));
    await waitFor(() => expect(screen.queryByLabelText('Question')).toBeNull());
    ends[0]!(STORED);
    await findToast('Changes to “Winter survey” are not saved yet');
  });

  it('goes to its option after the dialog was closed', async () => {
    const { user, saves, ends } = await openOnSlowLine();
    await user.click(screen.getByRole('button', { name: 'Add a picture of option Ole' }));
    const dialog = await screen.findByRole('dialog');
    await user.upload(chooser(dialog), file());
    await waitFor(() => expect(ends).toHaveLength(1));
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    ends[0]!(STORED);
    await screen.findByRole('button', { name: 'Change the picture of option Ole' });
    const [lamp] = await saved(saves, 1);
    expect(lamp!.config).toMatchObject({
      options: [{ id: 'q1-Ida' }, { id: 'q1-Ole', picture: { ...STORED, alt: '' } }],
    });
  });

  it('is reported in a toast when the upload fails', async () => {
    const { user, saves, ends } = await openOnSlowLine();
    await user.upload(chooser(field()), file());
    await waitFor(() => expect(ends).toHaveLength(1));
    await openQuestion2(user);
    ends[0]!(Promise.reject(refusal(503, 'INTERNAL')));
    await findToast('“lamp.png” was not uploaded');
    toasts().getByText('Refused as INTERNAL');
    await waitFor(() => expect(wouldBrowserAsk()).toBe(false));
    expect(saves).toEqual([]);
  });
});

it('uploads one file at a time, so that the picture that was chosen last stays', async () => {
  const { saves, uploads, ends } = await openOnSlowLine();
  for (const content of ['first', 'second']) {
    fireEvent.drop(field(), { dataTransfer: { files: [file(content)] } });
  }
  await waitFor(() => expect(ends).toHaveLength(1));
  ends[0]!({ ...STORED, width: 1 });
  await waitFor(() => expect(ends).toHaveLength(2));
  ends[1]!({ ...STORED, width: 2 });
  expect(uploads).toMatchObject([{ content: btoa('first') }, { content: btoa('second') }]);
  await waitFor(async () => {
    const [lamp] = await saved(saves, 1);
    expect(lamp!.picture).toEqual({ ...STORED, width: 2, alt: '' });
  });
});
