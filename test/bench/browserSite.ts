// The portal and its peers, served by the same server with the same headers, and the browser that visits them.
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { chromium, type Browser } from 'playwright-core';
import { buildPortal, isBuilt } from '../../scripts/portalBuild';
import { buildTestApp, closeServingApp } from '../support/backend/app';
import { findBrowser } from '../support/browser';
import { buildPeers, PEERS, type Peer } from './peers';

export type Variant = 'portal' | Peer;

export const VARIANTS: readonly Variant[] = ['portal', ...PEERS];

export type BrowserSite = {
  browser: Browser;
  /** The origin of each variant. */
  origins: Record<Variant, string>;
  close: () => Promise<void>;
};

/** Serves a built portal, or a peer, without an API. */
export async function serveFolder(folder: string): Promise<{ app: FastifyInstance; origin: string }> {
  const app = await buildTestApp(null, { settings: { portalFolder: folder } });
  return { app, origin: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

/** Starts the browser, and a server for the portal and each peer. Builds what is missing. */
export async function openBrowserSite(log: (line: string) => void): Promise<BrowserSite> {
  if (!isBuilt()) buildPortal();
  const folders = await buildPeers(log);
  const apps: FastifyInstance[] = [];
  const origins = { portal: '', static: '', floor: '', signIn: '', admin: '' };
  for (const variant of VARIANTS) {
    const { app, origin } = await serveFolder(variant === 'portal' ? resolve('dist') : folders[variant]);
    apps.push(app);
    origins[variant] = origin;
  }
  const browser = await chromium.launch(await findBrowser());
  return {
    browser,
    origins,
    close: async () => {
      await browser.close();
      await Promise.all(apps.map(closeServingApp));
    },
  };
}
