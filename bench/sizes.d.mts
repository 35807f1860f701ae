export function sizeOf(entry: string): Promise<{ minified: number; gzipped: number }>;
