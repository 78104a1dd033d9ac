// Generated from the contract by `npm run data:generate`; a test fails when it is out of date. Excel reads it; no code does.

/** @customenum {string} */
export enum COUNTRY {
  /** Angola */
  AO = "AO",
  /** Burkina Faso */
  BF = "BF",
  /** Burundi */
  BI = "BI",
  /** Benin */
  BJ = "BJ",
  /** Botswana */
  BW = "BW",
  /** Democratic Republic of the Congo */
  CD = "CD",
  /** Central African Republic */
  CF = "CF",
  /** Congo (Brazzaville) */
  CG = "CG",
  /** Côte d'Ivoire */
  CI = "CI",
  /** Cameroon */
  CM = "CM",
  /** Cabo Verde */
  CV = "CV",
  /** Djibouti */
  DJ = "DJ",
  /** Algeria */
  DZ = "DZ",
  /** Egypt */
  EG = "EG",
  /** Eritrea */
  ER = "ER",
  /** Ethiopia */
  ET = "ET",
  /** Gabon */
  GA = "GA",
  /** Ghana */
  GH = "GH",
  /** The Gambia */
  GM = "GM",
  /** Guinea */
  GN = "GN",
  /** Equatorial Guinea */
  GQ = "GQ",
  /** Guinea-Bissau */
  GW = "GW",
  /** Kenya */
  KE = "KE",
  /** Comoros */
  KM = "KM",
  /** Liberia */
  LR = "LR",
  /** Lesotho */
  LS = "LS",
  /** Libya */
  LY = "LY",
  /** Morocco */
  MA = "MA",
  /** Madagascar */
  MG = "MG",
  /** Mali */
  ML = "ML",
  /** Mauritania */
  MR = "MR",
  /** Mauritius */
  MU = "MU",
  /** Malawi */
  MW = "MW",
  /** Mozambique */
  MZ = "MZ",
  /** Namibia */
  NA = "NA",
  /** Niger */
  NE = "NE",
  /** Nigeria */
  NG = "NG",
  /** Rwanda */
  RW = "RW",
  /** Seychelles */
  SC = "SC",
  /** Sudan */
  SD = "SD",
  /** Sierra Leone */
  SL = "SL",
  /** Senegal */
  SN = "SN",
  /** Somalia */
  SO = "SO",
  /** South Sudan */
  SS = "SS",
  /** São Tomé and Príncipe */
  ST = "ST",
  /** Eswatini */
  SZ = "SZ",
  /** Chad */
  TD = "TD",
  /** Togo */
  TG = "TG",
  /** Tunisia */
  TN = "TN",
  /** Tanzania */
  TZ = "TZ",
  /** Uganda */
  UG = "UG",
  /** South Africa */
  ZA = "ZA",
  /** Zambia */
  ZM = "ZM",
  /** Zimbabwe */
  ZW = "ZW",
}

/** @customenum {string} */
export enum PERIOD {
  /** Twelve pay periods a year */
  monthly = "monthly",
  /** Pay for a whole year */
  annual = "annual",
  /** 52 pay periods a year */
  weekly = "weekly",
  /** 26 pay periods a year */
  biweekly = "biweekly",
  /** Pay for a day; `pay_periods` states how many make a year */
  daily = "daily",
}

/** @customenum {string} */
export enum MODE {
  /** The amount is without VAT */
  add = "add",
  /** The amount contains VAT */
  extract = "extract",
}

/** @customenum {string} */
export enum CATEGORY {
  /** Goods and services in general */
  standard = "standard",
  /** Basic food */
  food_basic = "food_basic",
  /** Medicines and medical services */
  medical = "medical",
  /** Education */
  education = "education",
  /** Digital services */
  digital = "digital",
  /** Exports */
  export = "export",
}

/** @customenum {string} */
export enum PAYMENT_TYPE {
  /** Dividends */
  dividends = "dividends",
  /** Interest */
  interest = "interest",
  /** Royalties */
  royalties = "royalties",
  /** Fees for services */
  services = "services",
  /** Management fees */
  management_fees = "management_fees",
  /** Rent */
  rent = "rent",
  /** Contracts, such as for construction */
  contracts = "contracts",
  /** Fees of professionals such as lawyers and accountants */
  professional_fees = "professional_fees",
  /** Fees for technical services or assistance */
  technical_fees = "technical_fees",
  /** Fees paid to directors */
  directors_fees = "directors_fees",
  /** Commissions */
  commissions = "commissions",
  /** Insurance premiums or commissions */
  insurance = "insurance",
  /** Goods supplied */
  goods = "goods",
}

/** @customenum {string} */
export enum RESIDENCY {
  /** Paid to a resident */
  resident = "resident",
  /** Paid to a non-resident */
  non_resident = "non_resident",
}

/** @customenum {string} */
export enum PAYEE {
  /** The payee is an individual */
  individual = "individual",
  /** The payee is a company */
  company = "company",
  /** The payee is a company with the shareholding that the law requires */
  parent_company = "parent_company",
  /** The payee is a bank or another financial institution */
  bank = "bank",
  /** The payee is a self-employed professional */
  professional = "professional",
  /** The payee is taxed at a flat rate, or is a micro-enterprise */
  small_business = "small_business",
  /** The payee has a valid tax clearance certificate */
  tax_clearance = "tax_clearance",
  /** The payee has no tax number, or no valid tax clearance certificate */
  no_tax_number = "no_tax_number",
  /** A company listed on a stock exchange pays */
  listed_company = "listed_company",
  /** The state or a public body pays */
  public_body = "public_body",
  /** A mining company pays */
  mining_company = "mining_company",
  /** An oil or gas company pays */
  oil_company = "oil_company",
  /** A manufacturer taxed at a reduced rate pays */
  manufacturer = "manufacturer",
  /** Interest on a bank deposit */
  bank_deposit = "bank_deposit",
  /** Interest on bonds */
  bonds = "bonds",
  /** Interest on bonds listed on a stock exchange */
  listed_bonds = "listed_bonds",
  /** Interest on treasury bills or government bonds */
  government_securities = "government_securities",
  /** Interest on a shareholder loan */
  shareholder_loan = "shareholder_loan",
  /** Rent of residential property */
  residential_property = "residential_property",
  /** Rent of commercial property */
  commercial_property = "commercial_property",
  /** Rent of equipment or vehicles */
  equipment = "equipment",
  /** A contract for construction */
  construction = "construction",
  /** A licence for software */
  software = "software",
}

/** @customenum {string} */
export enum TAXPAYER {
  /** The gain of a person */
  individual = "individual",
  /** The gain of a company */
  company = "company",
}

/** @customenum {string} */
export enum FUEL {
  /** Petrol, per litre */
  petrol = "petrol",
  /** Diesel, per litre */
  diesel = "diesel",
  /** Kerosene, per litre */
  kerosene = "kerosene",
  /** Cooking gas (LPG), per kilogram */
  lpg = "lpg",
}

/** @customenum {string} */
export enum INDICATOR {
  /** Policy rate of the central bank, percent */
  policy_rate = "policy_rate",
  /** Headline inflation, percent */
  inflation = "inflation",
  /** Core inflation, percent */
  inflation_core = "inflation_core",
  /** Food inflation, percent */
  inflation_food = "inflation_food",
  /** Yield of 91-day treasury bills, percent */
  tbill_91 = "tbill_91",
  /** Yield of 182-day treasury bills, percent */
  tbill_182 = "tbill_182",
  /** Yield of 364-day treasury bills, percent */
  tbill_364 = "tbill_364",
  /** Growth of the economy, percent */
  gdp = "gdp",
  /** Date of the next policy meeting */
  next_mpc = "next_mpc",
}

/** @customenum {string} */
export enum SERIES {
  /** Exchange rate, units for one US dollar */
  fx = "fx",
  /** Petrol, currency of the country per litre */
  fuel_petrol = "fuel_petrol",
  /** Diesel, currency of the country per litre */
  fuel_diesel = "fuel_diesel",
  /** Kerosene, currency of the country per litre */
  fuel_kerosene = "fuel_kerosene",
  /** Liquefied petroleum gas, currency of the country per kg */
  fuel_lpg = "fuel_lpg",
  /** Policy rate, percent */
  policy_rate = "policy_rate",
  /** Inflation over twelve months, percent */
  inflation = "inflation",
  /** Core inflation over twelve months, percent */
  inflation_core = "inflation_core",
  /** Food inflation over twelve months, percent */
  inflation_food = "inflation_food",
  /** Average annual inflation, percent */
  inflation_annual = "inflation_annual",
  /** Treasury bill yield, 91 days, percent */
  tbill_91 = "tbill_91",
  /** Treasury bill yield, 182 days, percent */
  tbill_182 = "tbill_182",
  /** Treasury bill yield, 364 days, percent */
  tbill_364 = "tbill_364",
  /** GDP growth, percent */
  gdp_growth = "gdp_growth",
  /** Annual GDP growth, percent */
  gdp_growth_annual = "gdp_growth_annual",
  /** Meeting of the monetary policy committee, 1 planned, 0 cancelled */
  mpc_meeting = "mpc_meeting",
}

/** @customenum {string} */
export enum FREQUENCY {
  /** Every value on its own day */
  day = "day",
  /** Last value on or before the Sunday of each week */
  week = "week",
  /** Last value on or before the last day of each month */
  "month-end" = "month-end",
  /** Average of the values published in each month */
  "month-average" = "month-average",
  /** Last value on or before the last day of each quarter */
  quarter = "quarter",
  /** Last value on or before 31 December of each year */
  year = "year",
}

/** @customenum {string} */
export enum KIND {
  /** On a working day */
  day = "day",
  /** At night on a working day */
  night = "night",
  /** On the rest day */
  rest_day = "rest_day",
  /** On a public holiday */
  public_holiday = "public_holiday",
  /** At night on the rest day */
  rest_day_night = "rest_day_night",
  /** At night on a public holiday */
  public_holiday_night = "public_holiday_night",
}

/** @customenum {string} */
export enum PAY_PERIOD {
  /** Pay of a month */
  month = "month",
  /** Pay of a week */
  week = "week",
  /** Pay of an hour */
  hour = "hour",
}

/** @customenum {string} */
export enum REASON {
  /** Dismissal by the employer, not for misconduct */
  dismissal = "dismissal",
  /** Dismissal for economic reasons */
  redundancy = "redundancy",
  /** End of a contract for a fixed term */
  end_of_contract = "end_of_contract",
  /** Retirement */
  retirement = "retirement",
}

/** @customenum {string} */
export enum FIELD {
  /** Name in English */
  name = "name",
  /** Currency code */
  currency = "currency",
  /** Current tax year, as the country writes it */
  tax_year = "tax_year",
  /** Types of tax available for the country */
  tax_types = "tax_types",
  /** Top rate of income tax, percent */
  top_rate = "top_rate",
  /** Period in which the law writes its income tax brackets */
  pay_period = "pay_period",
  /** Employee's pension contribution, percent of pay */
  pension_employee = "pension_employee",
  /** Employer's pension contribution, percent of pay */
  pension_employer = "pension_employer",
  /** Standard rate of corporate tax, percent, without surcharges */
  corporate_rate = "corporate_rate",
  /** Standard rate of corporate tax with every surcharge, percent of profit */
  corporate_effective_rate = "corporate_effective_rate",
  /** Surcharges on corporate tax, in percent of profit */
  corporate_surcharges = "corporate_surcharges",
  /** Rate of corporate tax for small companies, percent */
  small_company_rate = "small_company_rate",
  /** Turnover up to which a company is small */
  small_company_threshold = "small_company_threshold",
  /** Tax treatment of capital gains of individuals */
  gains_individual = "gains_individual",
  /** Tax treatment of capital gains of companies */
  gains_company = "gains_company",
  /** Name of VAT, or of the tax levied in its place */
  vat_name = "vat_name",
  /** Standard VAT rate with levies on the same supply, percent */
  vat_rate = "vat_rate",
}

/** @customenum {string} */
export enum FIGURE {
  /** Income tax and contributions */
  PAYE = "PAYE",
  /** Corporate tax */
  CIT = "CIT",
  /** Withholding tax */
  WHT = "WHT",
  /** Capital gains tax */
  CGT = "CGT",
  /** VAT */
  VAT = "VAT",
  /** Exchange rate of the currency to the US dollar */
  FXRATE = "FXRATE",
  /** Exchange rate of the currency to the US dollar */
  FX = "FX",
  /** Fuel prices */
  FUEL = "FUEL",
  /** Central bank figures */
  CBRATE = "CBRATE",
  /** Central bank figures */
  RATE = "RATE",
}

/** @customenum {string} */
export enum LANGUAGE {
  /** English */
  en = "en",
  /** French */
  fr = "fr",
  /** Portuguese */
  pt = "pt",
  /** Arabic */
  ar = "ar",
}
