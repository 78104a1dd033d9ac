import { asksIn } from '../asks';
import type { asks as english } from '../en/asks';
import { guides } from './guides';
import { circumstances, terms } from './terms';

const byEnglishText: Readonly<Record<string, string>> = guides;

/** What a law asks about an employee, in Portuguese. */
export const asks = asksIn({
  circumstances,
  meaningOf: (text) => byEnglishText[text],
  terms,
  benefits: {
    housing: 'Uma habitação',
    furniture: 'Mobiliário',
    vehicle: 'Uma viatura para uso particular',
    fuel: 'Combustível para uso particular',
    driver: 'Um motorista',
    utilities: 'Água, electricidade e gás',
    servants: 'Empregados domésticos, jardineiros e guardas',
    meals: 'Refeições ou uma cantina',
    phone: 'Telefone e internet',
    school_fees: 'Propinas escolares dos filhos',
    loan: 'Um empréstimo a juro baixo',
    other: 'Qualquer outro benefício em espécie',
  },
  payments: {
    pension: 'A um plano de pensões privado ou complementar',
    life_insurance: 'Prémios de seguro de vida',
    medical_insurance: 'A um plano médico ou seguro de saúde',
    retirement_medical: 'A um fundo para cuidados médicos depois da reforma',
    mortgage_interest: 'Juros do crédito da sua própria habitação',
    rent: 'Renda da sua própria habitação',
    donations: 'Donativos a entidades reconhecidas',
    union: 'Quotas sindicais',
    savings: 'A um plano de poupança com benefício fiscal',
  },
  accumulation: {
    month_alone: 'As regras mensais do imposto aplicadas ao salário de cada mês isoladamente',
    annualised: 'As regras anuais aplicadas a doze vezes o salário do mês, divididas depois por doze',
    cumulative:
      'As regras anuais aplicadas ao salário acumulado, na proporção dos meses decorridos, menos o imposto já retido',
  },
}) satisfies Record<keyof typeof english, string>;
