export const oldestNode: string;
export const isNodeNewEnough: boolean;
export function newerNodePackage(): string;
