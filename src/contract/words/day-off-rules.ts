/** What happens to a due day that is not worked: it moves to the next or previous working day, or it stays. */
export const dayOffRules = ['next', 'previous', 'stays'] as const;
