export const stamp: string;
export function newest(path: string): number;
export function built(folder?: string): boolean;
