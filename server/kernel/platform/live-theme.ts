import * as z from 'zod/mini';
import { type AdminAccess, askAdmin } from './admin-api.ts';

/** The theme that the online store shows. */
export interface LiveTheme {
  readonly name: string;
  /** The text of its `config/settings_data.json`; null if the platform does not return it as text. */
  readonly settingsData: string | null;
}

const QUERY = `query LiveTheme {
  themes(first: 1, roles: [MAIN]) {
    nodes {
      name
      files(filenames: ["config/settings_data.json"], first: 1) {
        nodes { body { ... on OnlineStoreThemeFileBodyText { content } } }
      }
    }
  }
}`;

const reply = z.object({
  themes: z.object({
    nodes: z.array(
      z.object({
        name: z.string(),
        files: z.nullish(
          z.object({ nodes: z.array(z.object({ body: z.object({ content: z.optional(z.string()) }) })) }),
        ),
      }),
    ),
  }),
});

/** Needs the permission `read_themes`. Returns null for a store without an online store. */
export async function fetchLiveTheme(access: AdminAccess): Promise<LiveTheme | null> {
  const { themes } = await askAdmin(access, { query: QUERY }, reply);
  const [theme] = themes.nodes;
  if (theme === undefined) return null;
  return { name: theme.name, settingsData: theme.files?.nodes[0]?.body.content ?? null };
}
