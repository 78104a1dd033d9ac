import { createContext, useContext } from 'react';
import type { Grade } from '../words/truth';

const UsualGradeContext = createContext<Grade | undefined>(undefined);

/** Around the parts of a view that states the grade of most of them. */
export const UsualGrade = UsualGradeContext.Provider;

/** The grade that the view states. A part says its own where it differs. */
export const useUsualGrade = (): Grade | undefined => useContext(UsualGradeContext);
