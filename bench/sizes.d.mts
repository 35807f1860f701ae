export function sizeOf(entry: string, name?: string): Promise<{ minified: number; gzipped: number }>;
