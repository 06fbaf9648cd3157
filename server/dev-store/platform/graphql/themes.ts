import type { Installation, StoreState } from '../../store/state.ts';
import { liveTheme, THEMES, type StoreTheme } from '../../store/themes.ts';
import { AccessDenied, type GraphqlType, type Resolver, type } from './execute.ts';

const SETTINGS_FILE = 'config/settings_data.json';

/** `themes(first, roles)`: the store's themes, of which one is `MAIN`. */
export function themesQuery(state: StoreState, installation: Installation): Resolver {
  return ({ first, roles }) => {
    if (!installation.scopes.includes('read_themes'))
      throw new AccessDenied('Access denied for themes field.');
    const wanted = Array.isArray(roles) ? roles : ['MAIN', 'UNPUBLISHED'];
    const live = liveTheme(state);
    const roleOf = (theme: StoreTheme) => (theme === live ? 'MAIN' : 'UNPUBLISHED');
    const found = THEMES.filter((theme) => wanted.includes(roleOf(theme)));
    return connection(
      'OnlineStoreThemeConnection',
      found.slice(0, Number(first ?? 0)).map((theme) => themeType(theme, roleOf(theme))),
    );
  };
}

function themeType({ id, name, settingsData }: StoreTheme, role: string): GraphqlType {
  return type('OnlineStoreTheme', {
    id: `gid://shopify/OnlineStoreTheme/${id}`,
    name,
    role,
    files: ({ filenames }) => {
      const isWanted = !Array.isArray(filenames) || filenames.includes(SETTINGS_FILE);
      const body: GraphqlType = type('OnlineStoreThemeFileBodyText', { content: settingsData });
      const file: GraphqlType = type('OnlineStoreThemeFile', { filename: SETTINGS_FILE, body });
      return connection('OnlineStoreThemeFileConnection', isWanted ? [file] : []);
    },
  });
}

const connection = (typeName: string, nodes: readonly GraphqlType[]): GraphqlType =>
  type(typeName, { nodes });
