import { z } from 'zod';

/** Fields that may hold a longer text than others, such as a picture. Their own schema says how long. */
export const ownLength = z.registry<{ readonly most: number }>();
