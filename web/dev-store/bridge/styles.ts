const RULES = `
  ui-modal, ui-nav-menu, ui-save-bar, ui-title-bar, s-app-nav { display: none; }
  .dev-store-modal {
    width: min(100% - 2rem, 38rem); padding: 0; border: 0; border-radius: 12px; color: #22262b;
    font: 400 0.875rem/1.5 system-ui, sans-serif; box-shadow: 0 12px 40px rgb(20 24 30 / 0.3);
  }
  .dev-store-modal[data-variant='small'] { width: min(100% - 2rem, 24rem); }
  .dev-store-modal[data-variant='large'] { width: min(100% - 2rem, 60rem); }
  .dev-store-modal[data-variant='max'] { width: calc(100% - 2rem); height: calc(100% - 2rem); }
  .dev-store-modal::backdrop { background: rgb(20 24 30 / 0.5); }
  .dev-store-modal > header, .dev-store-modal > footer {
    display: flex; gap: 0.5rem; align-items: center; padding: 0.75rem 1rem; background: #f1f2f4;
  }
  .dev-store-modal > footer { justify-content: flex-end; background: #fff; border-top: 1px solid #e2e4e8; }
  .dev-store-modal > footer:empty { display: none; }
  .dev-store-modal h2 { flex: 1; margin: 0; font-size: 1rem; font-weight: 600; }
  .dev-store-modal > header button, .dev-store-modal > footer button {
    min-height: 2rem; padding: 0 0.75rem; border: 1px solid #8a9099; border-radius: 8px;
    background: #fff; color: inherit; font: inherit; cursor: pointer;
  }
  .dev-store-modal > footer button[data-primary] { border-color: #22262b; background: #22262b; color: #fff; }
  .dev-store-modal iframe { display: block; width: 100%; height: 60vh; border: 0; }
`;

/** A constructed style sheet, because the app's content security policy refuses a style element. */
export function adoptStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(RULES);
  document.adoptedStyleSheets.push(sheet);
}
