/** The scheduling widget's contract: calls made before its script has loaded wait in queues it then takes over. */
export interface CalApi {
  (...call: unknown[]): void;
  q?: unknown[][];
}

interface CalRoot extends CalApi {
  ns: Record<string, CalApi>;
  loaded?: boolean;
}

declare global {
  interface Window {
    Cal?: CalRoot;
  }
}

const scripts = new Map<string, Promise<void>>();

/** The widget for one kind of booking. `loaded` rejects when its script cannot be had. */
export function calNamespace(name: string, origin: string, scriptUrl: string) {
  const root = (window.Cal ??= createRoot());
  if (!root.ns[name]) root('init', name, { origin });
  const loaded = scripts.get(scriptUrl) ?? loadScript(scriptUrl);
  scripts.set(scriptUrl, loaded);
  // A script that failed once may load the next time the booking is opened.
  loaded.catch(() => scripts.delete(scriptUrl));
  const api: CalApi = (...call) => root.ns[name]?.(...call);
  return { api, loaded };
}

function createRoot(): CalRoot {
  const queue: unknown[][] = [];
  const root: CalRoot = (...call: unknown[]) => {
    const [action, name] = call;
    if (action === 'init' && typeof name === 'string') {
      root.ns[name] ??= createQueue();
      root.ns[name](...call);
      queue.push(['initNamespace', name]);
    } else queue.push(call);
  };
  root.q = queue;
  root.ns = {};
  // The script looks at this to see that its address has been asked for.
  root.loaded = true;
  return root;
}

function createQueue(): CalApi {
  const queue: unknown[][] = [];
  const api: CalApi = (...call) => void queue.push(call);
  api.q = queue;
  return api;
}

function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The calendar could not be loaded.'));
    });
    document.head.append(script);
  });
}
