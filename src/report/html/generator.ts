/** What marks a page as a report of this package. Whoever writes a page over an older one looks for it. */
export const GENERATOR = '<meta name="generator" content="open-banking-insights">';
