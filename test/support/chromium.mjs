/** Starts Chromium, and says how to install it where it is not there. CHROMIUM names the browser where it is elsewhere. */
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** Throws where there is no browser: what needs one is never skipped. */
export function openBrowser() {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  if (!existsSync(executablePath))
    throw new Error(
      `there is no Chromium at ${executablePath}: install it (on Debian apt-get install chromium), or let CHROMIUM name it`,
    );
  return chromium.launch({ executablePath, args: FLAGS });
}
