import { asksIn } from '../asks';
import type { asks as english } from '../en/asks';
import { guides } from './guides';
import { circumstances, terms } from './terms';

const byEnglishText: Readonly<Record<string, string>> = guides;

/** What a law asks about an employee, in French. */
export const asks = asksIn({
  circumstances,
  meaningOf: (text) => byEnglishText[text],
  terms,
  benefits: {
    housing: 'Un logement',
    furniture: 'Du mobilier',
    vehicle: 'Un véhicule à usage privé',
    fuel: 'Du carburant à usage privé',
    driver: 'Un chauffeur',
    utilities: 'L’eau, l’électricité et le gaz',
    servants: 'Domestiques, jardiniers et gardiens',
    meals: 'Des repas ou une cantine',
    phone: 'Téléphone et internet',
    school_fees: 'Les frais de scolarité des enfants',
    loan: 'Un prêt à faible taux',
    other: 'Tout autre avantage en nature',
  },
  payments: {
    pension: 'À un régime de retraite privé ou complémentaire',
    life_insurance: 'Primes d’assurance vie',
    medical_insurance: 'À une mutuelle ou à une assurance maladie',
    retirement_medical: 'À un fonds pour les soins médicaux après la retraite',
    mortgage_interest: 'Intérêts de l’emprunt pour son propre logement',
    rent: 'Loyer de son propre logement',
    donations: 'Dons à des organismes agréés',
    union: 'Cotisations syndicales',
    savings: 'À un plan d’épargne bénéficiant d’un avantage fiscal',
  },
  accumulation: {
    month_alone: 'Règles mensuelles de l’impôt appliquées au salaire de chaque mois pris séparément',
    annualised: 'Règles annuelles de l’impôt appliquées à douze fois le salaire du mois, puis divisées par douze',
    cumulative:
      'Règles annuelles de l’impôt appliquées au cumul du salaire, au prorata des mois écoulés, moins l’impôt déjà retenu',
  },
}) satisfies Record<keyof typeof english, string>;
