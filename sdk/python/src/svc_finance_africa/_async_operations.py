# Generated from the contract by `npm run data:generate`; `npm run data:check` fails when it is out of date.
"""Every operation of the service, each as a method."""

from __future__ import annotations

from typing import Any, AsyncIterator, Dict, List, Literal, Optional, Tuple, Union, cast

from . import models
from ._async_caller import AsyncCaller
from ._async_paging import by_cursor, by_year
from ._endpoint import Endpoint


class AsyncFinanceOperations(AsyncCaller):
    """Every operation that answers questions."""

    async def calculate_tax(
        self,
        *,
        country: models.CountryCode,
        amount: models.Number,
        type: Literal["income", "corporate", "withholding", "capital_gains"],
        period: Optional[Literal["monthly", "annual", "weekly", "biweekly"]] = None,
        mode: Optional[Literal["gross_to_net", "net_to_gross"]] = None,
        include_pension: Optional[bool] = None,
        tax_year: Optional[str] = None,
        pay_date: Optional[str] = None,
        currency: Optional[str] = None,
        basic: Optional[models.Number] = None,
        dependants: Optional[int] = None,
        age: Optional[int] = None,
        employee: Optional[models.Employee] = None,
        employer: Optional[models.Employer] = None,
        pay: Optional[models.PayParts] = None,
        in_kind: Optional[models.InKind] = None,
        paid: Optional[models.PaidByEmployee] = None,
        year_to_date: Optional[models.YearToDate] = None,
        turnover: Optional[models.Number] = None,
        sector: Optional[str] = None,
        payment_type: Optional[Literal["dividends", "interest", "royalties", "services", "management_fees", "rent", "contracts", "professional_fees", "technical_fees", "directors_fees", "commissions", "insurance", "goods"]] = None,
        residency: Optional[Literal["resident", "non_resident"]] = None,
        payee: Optional[Literal["individual", "company", "parent_company", "bank", "professional", "small_business", "tax_clearance", "no_tax_number", "listed_company", "public_body", "mining_company", "oil_company", "manufacturer", "bank_deposit", "bonds", "listed_bonds", "government_securities", "shareholder_loan", "residential_property", "commercial_property", "equipment", "construction", "software"]] = None,
        recipient_country: Optional[models.RecipientCountry] = None,
        taxpayer: Optional[Literal["individual", "company"]] = None,
        timeout: Optional[float] = None,
    ) -> models.CalculateTaxAnswer:
        """Calculate tax on an amount.

        Income, corporate, withholding or capital gains tax, from gross to net or from net to gross. Income tax comes with every line of the payslip.

        Args:
            country: ISO 3166-1 alpha-2 code of an African country.
            amount: Amount in major units of the currency, greater than 0 and at most 10^15. Corporate tax: also 0, where the country has a minimum tax.
            type: Kind of tax. `income` is tax on employment.
            period: Pay period of the amount. It affects income tax only. Default: `monthly`.
            mode: `gross_to_net`: the amount is gross. `net_to_gross`: the amount is the net to reach. Default: `gross_to_net`.
            include_pension: false: employee contributions are ignored, both in net pay and in taxable pay. Default: `true`.
            tax_year: Tax year as the country writes it, for example `2026` or `2026/27`. Default: the current tax year.
            pay_date: Applies the law in force on this day instead of that of a tax year. Use it where the law changes within a year.
            currency: Currency of the pay, where a country has tax tables in several (Zimbabwe: ZWG or USD).
            basic: Share of gross pay that is basic pay, from 0 to 1. Default: all of it. Newer: name the other parts in `pay`.
            dependants: Dependants of the employee other than children, such as parents. Newer: `employee.dependants`.
            age: Age of the employee on the date that the law uses. Newer: `employee.age`.
            employee: Who the employee is. What a country asks is listed in `asks` of its tax law.
            employer: Who the employer is: its accident rate, size and sector. They are the same as `accident_rate`, `employer_size` and `sector` of `employee`; send each once.
            pay: Parts of `amount`, in major units in the pay period; what is left is basic pay. Instead of an amount, a share of basic pay: `{ "percent_of_basic": 20 }`. `overtime` may say its hours: `{ "amount": 12000, "hours": 10 }`.
            in_kind: Benefits in kind, never part of `amount`: their cost in the pay period, or the facts that the law needs to value them. `{}` where the law values them from pay alone.
            paid: Payments by the employee that may qualify for tax relief, in major units in the pay period. They do not reduce `net_amount`.
            year_to_date: What was paid and withheld earlier in the tax year, before this pay period.
            turnover: Corporate tax: annual turnover. It may select a small-company rate or a minimum tax.
            sector: Corporate tax: the `id` of a sector whose rate applies instead of the standard rate. `sector_rates` of the tax law lists them.
            payment_type: Withholding tax: what is paid. Default: `services` or, where no rate for services is recorded, the first type with a rate.
            residency: Withholding tax: who is paid. Default: `resident` or, where no rate for residents is recorded, `non_resident`.
            payee: Withholding tax: the kind of payee or payment, where the law has a special rate for it. Default: the general rate.
            recipient_country: Withholding tax: the country of a non-resident payee. The lower of the domestic rate and that of the tax treaty applies.
            taxpayer: Capital gains tax: whose gain it is. Default: `individual` or, where only the rule for companies is recorded, `company`.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.CalculateTaxAnswer,
            await self._call(
                Endpoint("POST", "/api/tax", True, True),
                {"country": country, "amount": amount, "type": type, "period": period, "mode": mode, "include_pension": include_pension, "tax_year": tax_year, "pay_date": pay_date, "currency": currency, "basic": basic, "dependants": dependants, "age": age, "employee": employee, "employer": employer, "pay": pay, "in_kind": in_kind, "paid": paid, "year_to_date": year_to_date, "turnover": turnover, "sector": sector, "payment_type": payment_type, "residency": residency, "payee": payee, "recipient_country": recipient_country, "taxpayer": taxpayer},
                timeout,
            ),
        )

    async def get_countries(
        self,
        *,
        country: Optional[models.CountryCode] = None,
        type: Optional[Literal["income", "corporate", "withholding", "capital_gains"]] = None,
        timeout: Optional[float] = None,
    ) -> models.GetCountriesAnswer:
        """Look up countries and their tax rules.

        Without `country`: the 54 countries and the types of tax available for each. With `country`: its brackets, contributions, rates and VAT.

        Args:
            country: ISO 3166-1 alpha-2 code of an African country, in any letter case.
            type: The law of this tax only.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.GetCountriesAnswer,
            await self._call(
                Endpoint("GET", "/api/tax", False, True),
                {"country": country, "type": type},
                timeout,
            ),
        )

    async def calculate_vat(
        self,
        *,
        country: models.CountryCode,
        amount: models.Number,
        mode: Literal["add", "extract"],
        rate_type: Optional[Literal["standard", "reduced", "zero"]] = None,
        category: Optional[Literal["standard", "food_basic", "medical", "education", "digital", "export"]] = None,
        timeout: Optional[float] = None,
    ) -> models.CalculateVatAnswer:
        """Add or extract VAT.

        VAT added to a net amount or extracted from a gross one.

        Deprecated: use `calculate_vat_v1`, which answers the same.

        Args:
            country: ISO 3166-1 alpha-2 code of an African country.
            amount: Amount in major units of the currency, greater than 0 and at most 10^15.
            mode: `add`: the amount is without VAT. `extract`: the amount contains VAT.
            rate_type: The rate that applies where no `category` is sent, because a category decides by itself. Default: `standard`.
            category: What is sold. Where it is sent, it determines the rate, because it is more specific than `rate_type`.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.CalculateVatAnswer,
            await self._call(
                Endpoint("POST", "/api/vat", True, True),
                {"country": country, "amount": amount, "mode": mode, "rate_type": rate_type, "category": category},
                timeout,
            ),
        )

    async def calculate_paye(
        self,
        *,
        country: models.CountryCode,
        amount: models.Number,
        period: Optional[Literal["monthly", "annual", "weekly", "biweekly"]] = None,
        mode: Optional[Literal["gross_to_net", "net_to_gross"]] = None,
        include_pension: Optional[bool] = None,
        tax_year: Optional[str] = None,
        pay_date: Optional[str] = None,
        currency: Optional[str] = None,
        basic: Optional[models.Number] = None,
        dependants: Optional[int] = None,
        age: Optional[int] = None,
        employee: Optional[models.Employee] = None,
        employer: Optional[models.Employer] = None,
        pay: Optional[models.PayParts] = None,
        in_kind: Optional[models.InKind] = None,
        paid: Optional[models.PaidByEmployee] = None,
        year_to_date: Optional[models.YearToDate] = None,
        timeout: Optional[float] = None,
    ) -> models.CalculatePayeAnswer:
        """Calculate income tax on pay.

        Income tax and contributions on pay, from gross to net or from net to gross.

        Args:
            country: ISO 3166-1 alpha-2 code of an African country.
            amount: Amount in major units of the currency, greater than 0 and at most 10^15.
            period: Pay period of the amount. It affects income tax only. Default: `monthly`.
            mode: `gross_to_net`: the amount is gross. `net_to_gross`: the amount is the net to reach. Default: `gross_to_net`.
            include_pension: false: employee contributions are ignored, both in net pay and in taxable pay. Default: `true`.
            tax_year: Tax year as the country writes it, for example `2026` or `2026/27`. Default: the current tax year.
            pay_date: Applies the law in force on this day instead of that of a tax year. Use it where the law changes within a year.
            currency: Currency of the pay, where a country has tax tables in several (Zimbabwe: ZWG or USD).
            basic: Share of gross pay that is basic pay, from 0 to 1. Default: all of it. Newer: name the other parts in `pay`.
            dependants: Dependants of the employee other than children, such as parents. Newer: `employee.dependants`.
            age: Age of the employee on the date that the law uses. Newer: `employee.age`.
            employee: Who the employee is. What a country asks is listed in `asks` of its tax law.
            employer: Who the employer is: its accident rate, size and sector. They are the same as `accident_rate`, `employer_size` and `sector` of `employee`; send each once.
            pay: Parts of `amount`, in major units in the pay period; what is left is basic pay. Instead of an amount, a share of basic pay: `{ "percent_of_basic": 20 }`. `overtime` may say its hours: `{ "amount": 12000, "hours": 10 }`.
            in_kind: Benefits in kind, never part of `amount`: their cost in the pay period, or the facts that the law needs to value them. `{}` where the law values them from pay alone.
            paid: Payments by the employee that may qualify for tax relief, in major units in the pay period. They do not reduce `net_amount`.
            year_to_date: What was paid and withheld earlier in the tax year, before this pay period.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.CalculatePayeAnswer,
            await self._call(
                Endpoint("POST", "/api/v1/tax/paye", True, True),
                {"country": country, "amount": amount, "period": period, "mode": mode, "include_pension": include_pension, "tax_year": tax_year, "pay_date": pay_date, "currency": currency, "basic": basic, "dependants": dependants, "age": age, "employee": employee, "employer": employer, "pay": pay, "in_kind": in_kind, "paid": paid, "year_to_date": year_to_date},
                timeout,
            ),
        )

    async def explain_tax(
        self,
        *,
        country: models.CountryCode,
        amount: models.Number,
        type: Literal["income", "corporate", "withholding", "capital_gains"],
        period: Optional[Literal["monthly", "annual", "weekly", "biweekly"]] = None,
        mode: Optional[Literal["gross_to_net", "net_to_gross"]] = None,
        include_pension: Optional[bool] = None,
        tax_year: Optional[str] = None,
        pay_date: Optional[str] = None,
        currency: Optional[str] = None,
        basic: Optional[models.Number] = None,
        dependants: Optional[int] = None,
        age: Optional[int] = None,
        employee: Optional[models.Employee] = None,
        employer: Optional[models.Employer] = None,
        pay: Optional[models.PayParts] = None,
        in_kind: Optional[models.InKind] = None,
        paid: Optional[models.PaidByEmployee] = None,
        year_to_date: Optional[models.YearToDate] = None,
        turnover: Optional[models.Number] = None,
        sector: Optional[str] = None,
        payment_type: Optional[Literal["dividends", "interest", "royalties", "services", "management_fees", "rent", "contracts", "professional_fees", "technical_fees", "directors_fees", "commissions", "insurance", "goods"]] = None,
        residency: Optional[Literal["resident", "non_resident"]] = None,
        payee: Optional[Literal["individual", "company", "parent_company", "bank", "professional", "small_business", "tax_clearance", "no_tax_number", "listed_company", "public_body", "mining_company", "oil_company", "manufacturer", "bank_deposit", "bonds", "listed_bonds", "government_securities", "shareholder_loan", "residential_property", "commercial_property", "equipment", "construction", "software"]] = None,
        recipient_country: Optional[models.RecipientCountry] = None,
        taxpayer: Optional[Literal["individual", "company"]] = None,
        timeout: Optional[float] = None,
    ) -> models.ExplainTaxAnswer:
        """Explain a tax line by line.

        The answer of `POST /api/tax` to the same request, explained line by line from gross to net: how each amount is calculated, the rule of law in words, the day from which it applies and its sources.

        Args:
            country: ISO 3166-1 alpha-2 code of an African country.
            amount: Amount in major units of the currency, greater than 0 and at most 10^15. Corporate tax: also 0, where the country has a minimum tax.
            type: Kind of tax. `income` is tax on employment.
            period: Pay period of the amount. It affects income tax only. Default: `monthly`.
            mode: `gross_to_net`: the amount is gross. `net_to_gross`: the amount is the net to reach. Default: `gross_to_net`.
            include_pension: false: employee contributions are ignored, both in net pay and in taxable pay. Default: `true`.
            tax_year: Tax year as the country writes it, for example `2026` or `2026/27`. Default: the current tax year.
            pay_date: Applies the law in force on this day instead of that of a tax year. Use it where the law changes within a year.
            currency: Currency of the pay, where a country has tax tables in several (Zimbabwe: ZWG or USD).
            basic: Share of gross pay that is basic pay, from 0 to 1. Default: all of it. Newer: name the other parts in `pay`.
            dependants: Dependants of the employee other than children, such as parents. Newer: `employee.dependants`.
            age: Age of the employee on the date that the law uses. Newer: `employee.age`.
            employee: Who the employee is. What a country asks is listed in `asks` of its tax law.
            employer: Who the employer is: its accident rate, size and sector. They are the same as `accident_rate`, `employer_size` and `sector` of `employee`; send each once.
            pay: Parts of `amount`, in major units in the pay period; what is left is basic pay. Instead of an amount, a share of basic pay: `{ "percent_of_basic": 20 }`. `overtime` may say its hours: `{ "amount": 12000, "hours": 10 }`.
            in_kind: Benefits in kind, never part of `amount`: their cost in the pay period, or the facts that the law needs to value them. `{}` where the law values them from pay alone.
            paid: Payments by the employee that may qualify for tax relief, in major units in the pay period. They do not reduce `net_amount`.
            year_to_date: What was paid and withheld earlier in the tax year, before this pay period.
            turnover: Corporate tax: annual turnover. It may select a small-company rate or a minimum tax.
            sector: Corporate tax: the `id` of a sector whose rate applies instead of the standard rate. `sector_rates` of the tax law lists them.
            payment_type: Withholding tax: what is paid. Default: `services` or, where no rate for services is recorded, the first type with a rate.
            residency: Withholding tax: who is paid. Default: `resident` or, where no rate for residents is recorded, `non_resident`.
            payee: Withholding tax: the kind of payee or payment, where the law has a special rate for it. Default: the general rate.
            recipient_country: Withholding tax: the country of a non-resident payee. The lower of the domestic rate and that of the tax treaty applies.
            taxpayer: Capital gains tax: whose gain it is. Default: `individual` or, where only the rule for companies is recorded, `company`.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.ExplainTaxAnswer,
            await self._call(
                Endpoint("POST", "/api/v1/tax/explain", True, True),
                {"country": country, "amount": amount, "type": type, "period": period, "mode": mode, "include_pension": include_pension, "tax_year": tax_year, "pay_date": pay_date, "currency": currency, "basic": basic, "dependants": dependants, "age": age, "employee": employee, "employer": employer, "pay": pay, "in_kind": in_kind, "paid": paid, "year_to_date": year_to_date, "turnover": turnover, "sector": sector, "payment_type": payment_type, "residency": residency, "payee": payee, "recipient_country": recipient_country, "taxpayer": taxpayer},
                timeout,
            ),
        )

    async def explain_vat(
        self,
        *,
        country: models.CountryCode,
        amount: models.Number,
        mode: Literal["add", "extract"],
        rate_type: Optional[Literal["standard", "reduced", "zero"]] = None,
        category: Optional[Literal["standard", "food_basic", "medical", "education", "digital", "export"]] = None,
        timeout: Optional[float] = None,
    ) -> models.ExplainVatAnswer:
        """Explain VAT line by line.

        The answer of `POST /api/vat` to the same request, with the parts of its rate, the law of the country and its sources.

        Args:
            country: ISO 3166-1 alpha-2 code of an African country.
            amount: Amount in major units of the currency, greater than 0 and at most 10^15.
            mode: `add`: the amount is without VAT. `extract`: the amount contains VAT.
            rate_type: The rate that applies where no `category` is sent, because a category decides by itself. Default: `standard`.
            category: What is sold. Where it is sent, it determines the rate, because it is more specific than `rate_type`.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.ExplainVatAnswer,
            await self._call(
                Endpoint("POST", "/api/v1/vat/explain", True, True),
                {"country": country, "amount": amount, "mode": mode, "rate_type": rate_type, "category": category},
                timeout,
            ),
        )

    async def calculate_payroll_year(
        self,
        *,
        country: models.CountryCode,
        amount: models.Number,
        tax_year: Optional[str] = None,
        currency: Optional[str] = None,
        include_pension: Optional[bool] = None,
        employee: Optional[models.Employee] = None,
        employer: Optional[models.Employer] = None,
        pay: Optional[models.PayParts] = None,
        in_kind: Optional[models.InKind] = None,
        paid: Optional[models.PaidByEmployee] = None,
        months: Optional[List[models.MonthOfPay]] = None,
        from_: Optional[str] = None,
        to: Optional[str] = None,
        detail: Optional[bool] = None,
        timeout: Optional[float] = None,
    ) -> models.CalculatePayrollYearAnswer:
        """Calculate a year of pay.

        The months of a tax year, each by the law of its own day and with what the earlier months paid and withheld. `months` says what changes in which month: regular pay and circumstances from that month on, a bonus or a thirteenth month in that month only. Includes the year-end reconciliation where the law requires one.

        Args:
            country: ISO 3166-1 alpha-2 code of an African country.
            amount: Regular cash pay of a month with its parts, in major units. One-off payments are added to it.
            tax_year: Tax year as the country writes it, for example `2026` or `2026/27`. Default: the current tax year.
            currency: Currency of the pay, where a country has tax tables in several (Zimbabwe: ZWG or USD).
            include_pension: false: employee contributions are ignored, both in net pay and in taxable pay. Default: `true`.
            employee: Who the employee is. What a country asks is listed in `asks` of its tax law.
            employer: Who the employer is: its accident rate, size and sector. They are the same as `accident_rate`, `employer_size` and `sector` of `employee`; send each once.
            pay: Regular parts of `amount` in every month. What is paid once (`bonus`, `thirteenth`, `arrears`, `leave_paid_out`, `severance`) stands in `months`.
            in_kind: Benefits in kind, never part of `amount`: their cost in the pay period, or the facts that the law needs to value them. `{}` where the law values them from pay alone.
            paid: Payments by the employee that may qualify for tax relief, in major units in the pay period. They do not reduce `net_amount`.
            months: The months in which something changes or is paid once, each at most once, in any order.
            from_: First month of the employment. Default: the first of the tax year.
            to: Last month of the employment. Default: the last of the tax year.
            detail: true: each month with its whole payslip. Default: `false`.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.CalculatePayrollYearAnswer,
            await self._call(
                Endpoint("POST", "/api/v1/payroll/year", True, True),
                {"country": country, "tax_year": tax_year, "currency": currency, "include_pension": include_pension, "amount": amount, "employee": employee, "employer": employer, "pay": pay, "in_kind": in_kind, "paid": paid, "months": months, "from": from_, "to": to, "detail": detail},
                timeout,
            ),
        )

    async def get_minimum_wages(
        self,
        *,
        country: Optional[models.CountryCode] = None,
        date: Optional[str] = None,
        sector: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.GetMinimumWagesAnswer:
        """Look up minimum wages.

        The wages that laws fix, of one country or all, on a day: the general minimum wage and those of sectors, each with its sources. Amounts are as the law states them, by the month, the day or the hour.

        Args:
            country: Default: all countries.
            date: The day for which to return wages. Default: today.
            sector: Only wages of a sector: `general`, or a word of `id` or `sector` such as `agriculture`.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.GetMinimumWagesAnswer,
            await self._call(
                Endpoint("GET", "/api/v1/payroll/minimum-wage", False, True),
                {"country": country, "date": date, "sector": sector},
                timeout,
            ),
        )

    async def get_payroll_calendar(
        self,
        *,
        country: Optional[models.CountryCode] = None,
        month: Optional[str] = None,
        due_in: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.GetPayrollCalendarAnswer:
        """List what employers owe, and when.

        The returns and payments of employers for a month of payroll, with authority and due date. Those for a quarter or a year are listed in its last month. With `due_in`: what falls due in a month. Weekends and public holidays do not move the days.

        Args:
            country: Default: all countries.
            month: The month of the pay. Default: the current month.
            due_in: Instead of `month`: everything due in this month, whichever month of pay it is for.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.GetPayrollCalendarAnswer,
            await self._call(
                Endpoint("GET", "/api/v1/payroll/calendar", False, True),
                {"country": country, "month": month, "due_in": due_in},
                timeout,
            ),
        )

    async def get_labour_law(
        self,
        *,
        country: models.CountryCode,
        on: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.GetLabourLawAnswer:
        """Look up the labour law of a country.

        Hours, overtime, leave, notice, severance and what else an employment owes by law, in words and as data, with article, date, confidence and sources. It is the legal minimum. What no good source states is in `not_established`.

        Args:
            country: ISO 3166-1 alpha-2 code of an African country, in any letter case.
            on: The day whose law counts. Default: today.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.GetLabourLawAnswer,
            await self._call(
                Endpoint("GET", "/api/v1/labour", False, True),
                {"country": country, "on": on},
                timeout,
            ),
        )

    async def calculate_overtime(
        self,
        *,
        country: models.CountryCode,
        pay: models.Number,
        hours: models.Number,
        pay_period: Optional[Literal["month", "hour"]] = None,
        kind: Optional[Literal["day", "night", "rest_day", "public_holiday", "rest_day_night", "public_holiday_night"]] = None,
        category: Optional[str] = None,
        hours_per_month: Optional[models.Number] = None,
        on: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.CalculateOvertimeAnswer:
        """Calculate pay for overtime.

        Pay of hours of overtime with the premium of the law, tier by tier.

        Args:
            country: ISO 3166-1 alpha-2 code of an African country.
            pay: Basic pay of a month, or of an hour.
            hours: Hours of overtime of one week; of one day or month where the law counts by those.
            pay_period: Default: `month`.
            kind: When they are worked. Default: `day`.
            category: The group of the employee, where the law has several. `GET /api/v1/labour` lists them.
            hours_per_month: Hours that turn the pay of a month into the pay of an hour. Default: as the law says, otherwise the hours of the legal week × 52 / 12.
            on: The day whose law counts. Default: today.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.CalculateOvertimeAnswer,
            await self._call(
                Endpoint("POST", "/api/v1/labour/overtime", True, True),
                {"country": country, "pay": pay, "pay_period": pay_period, "hours": hours, "kind": kind, "category": category, "hours_per_month": hours_per_month, "on": on},
                timeout,
            ),
        )

    async def calculate_leave(
        self,
        *,
        country: models.CountryCode,
        started: str,
        on: Optional[str] = None,
        category: Optional[str] = None,
        pay: Optional[models.Number] = None,
        leave_days: Optional[models.Number] = None,
        days_per_month: Optional[models.Number] = None,
        timeout: Optional[float] = None,
    ) -> models.CalculateLeaveAnswer:
        """Calculate annual leave.

        Days of paid annual leave by seniority and, with `pay`, what they are paid.

        Args:
            country: ISO 3166-1 alpha-2 code of an African country.
            started: The first day of the employment.
            on: The day whose law counts. Default: today.
            category: The group of the employee, where the law has several. `GET /api/v1/labour` lists them.
            pay: Pay of a month. With it, the answer has the pay of the leave.
            leave_days: The days to pay. Default: all days of a year.
            days_per_month: Days that turn the pay of a month into the pay of a day. Default: as the law says, otherwise 30, or 26 for working days.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.CalculateLeaveAnswer,
            await self._call(
                Endpoint("POST", "/api/v1/labour/leave", True, True),
                {"country": country, "started": started, "on": on, "category": category, "pay": pay, "leave_days": leave_days, "days_per_month": days_per_month},
                timeout,
            ),
        )

    async def calculate_notice(
        self,
        *,
        country: models.CountryCode,
        started: str,
        ends: str,
        category: Optional[str] = None,
        pay: Optional[models.Number] = None,
        days_per_month: Optional[models.Number] = None,
        timeout: Optional[float] = None,
    ) -> models.CalculateNoticeAnswer:
        """Calculate notice.

        The notice that an employer gives and, with `pay`, the pay instead of it.

        Args:
            country: ISO 3166-1 alpha-2 code of an African country.
            started: The first day of the employment.
            ends: The day on which the employer gives notice.
            category: The group of the employee, where the law has several. `GET /api/v1/labour` lists them.
            pay: Pay of a month. With it, the answer has the pay instead of notice.
            days_per_month: Days that turn the pay of a month into the pay of a day. Default: as the law says, otherwise 30, or 26 for working days.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.CalculateNoticeAnswer,
            await self._call(
                Endpoint("POST", "/api/v1/labour/notice", True, True),
                {"country": country, "started": started, "ends": ends, "category": category, "pay": pay, "days_per_month": days_per_month},
                timeout,
            ),
        )

    async def calculate_severance(
        self,
        *,
        country: models.CountryCode,
        pay: models.Number,
        started: str,
        ends: str,
        reason: Optional[Literal["dismissal", "redundancy", "end_of_contract", "retirement"]] = None,
        category: Optional[str] = None,
        days_per_month: Optional[models.Number] = None,
        hours_per_month: Optional[models.Number] = None,
        timeout: Optional[float] = None,
    ) -> models.CalculateSeveranceAnswer:
        """Calculate severance pay.

        What is due by years of service when an employment ends by dismissal, redundancy, the end of a fixed term or retirement.

        Args:
            country: ISO 3166-1 alpha-2 code of an African country.
            pay: Pay of a month, as the law counts it: `law` states which.
            started: The first day of the employment.
            ends: The last day of the employment.
            reason: Why the employment ends. Default: `dismissal`.
            category: The group of the employee, where the law has several. `GET /api/v1/labour` lists them.
            days_per_month: Days that turn the pay of a month into the pay of a day. Default: as the law says, otherwise 30, or 26 for working days.
            hours_per_month: Hours that turn the pay of a month into the pay of an hour. Default: as the law says, otherwise the hours of the legal week × 52 / 12.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.CalculateSeveranceAnswer,
            await self._call(
                Endpoint("POST", "/api/v1/labour/severance", True, True),
                {"country": country, "pay": pay, "started": started, "ends": ends, "reason": reason, "category": category, "days_per_month": days_per_month, "hours_per_month": hours_per_month},
                timeout,
            ),
        )

    async def calculate_seniority(
        self,
        *,
        country: models.CountryCode,
        pay: models.Number,
        started: str,
        on: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.CalculateSeniorityAnswer:
        """Calculate a seniority bonus.

        The bonus for years of service that the law requires.

        Args:
            country: ISO 3166-1 alpha-2 code of an African country.
            pay: The pay that the bonus is a percentage of: `law` states which.
            started: The first day of the employment.
            on: The day whose law counts. Default: today.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.CalculateSeniorityAnswer,
            await self._call(
                Endpoint("POST", "/api/v1/labour/seniority", True, True),
                {"country": country, "pay": pay, "started": started, "on": on},
                timeout,
            ),
        )

    async def get_tax_rates(
        self,
        *,
        timeout: Optional[float] = None,
    ) -> models.GetTaxRatesAnswer:
        """List the PAYE and VAT rates of all countries.

        One row a country with the top rate of PAYE, the VAT rate, when each was last confirmed and by which source.

        Args:
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.GetTaxRatesAnswer,
            await self._call(
                Endpoint("GET", "/api/v1/tax/rates", False, True),
                {},
                timeout,
            ),
        )

    async def get_tax_curve(
        self,
        *,
        country: models.CountryCode,
        tax_year: Optional[str] = None,
        pay_date: Optional[str] = None,
        period: Optional[Literal["monthly", "annual", "weekly", "biweekly"]] = None,
        currency: Optional[str] = None,
        include_pension: Optional[Literal["true", "false"]] = None,
        to: Optional[models.Number] = None,
        timeout: Optional[float] = None,
    ) -> models.GetTaxCurveAnswer:
        """Calculate net pay, tax and rates over gross pay.

        Every kink and jump of the income-tax law between a gross of 0 and `to`, exactly, so that straight lines between the points are the whole curve.

        Args:
            country: ISO 3166-1 alpha-2 code of an African country, in any letter case.
            tax_year: Tax year as the country writes it, for example `2026` or `2026/27`. Default: the current tax year.
            pay_date: Applies the law in force on this day instead of that of a tax year. Use it where the law changes within a year.
            period: Pay period of the amount. It affects income tax only. Default: `monthly`.
            currency: Currency of the pay, where a country has tax tables in several (Zimbabwe: ZWG or USD).
            include_pension: `false`: employee contributions are ignored, both in net pay and in taxable pay.
            to: Highest gross pay of the curve, in the pay period. Default: a quarter above the last kink of the law.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.GetTaxCurveAnswer,
            await self._call(
                Endpoint("GET", "/api/v1/tax/curve", False, True),
                {"country": country, "tax_year": tax_year, "pay_date": pay_date, "period": period, "currency": currency, "include_pension": include_pension, "to": to},
                timeout,
            ),
        )

    async def get_tax_law(
        self,
        *,
        country: models.CountryCode,
        tax_year: Optional[str] = None,
        pay_date: Optional[str] = None,
        currency: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.GetTaxLawAnswer:
        """Get the law of a country, with its sources.

        Brackets, reliefs, credits, contributions, corporate tax, withholding by payment and residency, capital gains and VAT by category, in words and in numbers, as of a tax year or a day. Each part names its sources, when it was last confirmed, how sure it is and whether it is out of date.

        Args:
            country: ISO 3166-1 alpha-2 code of an African country, in any letter case.
            tax_year: Tax year as the country writes it, for example `2026` or `2026/27`. Default: the current tax year.
            pay_date: Applies the law in force on this day instead of that of a tax year. Use it where the law changes within a year.
            currency: Currency of the pay, where a country has tax tables in several (Zimbabwe: ZWG or USD).
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.GetTaxLawAnswer,
            await self._call(
                Endpoint("GET", "/api/v1/tax/law", False, True),
                {"country": country, "tax_year": tax_year, "pay_date": pay_date, "currency": currency},
                timeout,
            ),
        )

    async def get_treaties(
        self,
        *,
        country: Optional[models.CountryCode] = None,
        recipient_country: Optional[models.RecipientCountry] = None,
        payment_type: Optional[Literal["dividends", "interest", "royalties", "services", "management_fees", "rent", "contracts", "professional_fees", "technical_fees", "directors_fees", "commissions", "insurance", "goods"]] = None,
        timeout: Optional[float] = None,
    ) -> models.GetTreatiesAnswer:
        """Look up tax treaties and their rates.

        The highest rates that tax treaties allow a country to withhold, by country of the payee and type of payment, with conditions and sources. The answer distinguishes a treaty signed but not in force, no treaty, and no record.

        Args:
            country: The country of the payer. Default: all with recorded treaties.
            recipient_country: The country of the payee. Default: all.
            payment_type: Only this type of payment.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.GetTreatiesAnswer,
            await self._call(
                Endpoint("GET", "/api/v1/tax/treaties", False, True),
                {"country": country, "recipient_country": recipient_country, "payment_type": payment_type},
                timeout,
            ),
        )

    async def calculate_vat_v1(
        self,
        *,
        country: models.CountryCode,
        amount: models.Number,
        mode: Literal["add", "extract"],
        rate_type: Optional[Literal["standard", "reduced", "zero"]] = None,
        category: Optional[Literal["standard", "food_basic", "medical", "education", "digital", "export"]] = None,
        timeout: Optional[float] = None,
    ) -> models.CalculateVatV1Answer:
        """Add or extract VAT (v1).

        As `POST /api/vat`.

        Args:
            country: ISO 3166-1 alpha-2 code of an African country.
            amount: Amount in major units of the currency, greater than 0 and at most 10^15.
            mode: `add`: the amount is without VAT. `extract`: the amount contains VAT.
            rate_type: The rate that applies where no `category` is sent, because a category decides by itself. Default: `standard`.
            category: What is sold. Where it is sent, it determines the rate, because it is more specific than `rate_type`.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.CalculateVatV1Answer,
            await self._call(
                Endpoint("POST", "/api/v1/vat/calculate", True, True),
                {"country": country, "amount": amount, "mode": mode, "rate_type": rate_type, "category": category},
                timeout,
            ),
        )

    async def get_exchange_rate(
        self,
        *,
        from_: str,
        to: str,
        amount: Optional[models.Number] = None,
        date: Optional[str] = None,
        as_known_on: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.GetExchangeRateAnswer:
        """Get an exchange rate or convert an amount.

        Mid-market rate with indicative bid and ask, the change since the business day before, and the conversion of an amount. Fixed parities are exact and available from their first day. With `date`, the latest rate on or before a past day (Pro plan and above).

        Args:
            from_: Currency or cryptocurrency to convert from.
            to: Currency or cryptocurrency to convert to.
            amount: Amount to convert. Default: the unit rate is returned.
            date: A past day. Default: the latest rate. Pro plan and above.
            as_known_on: Answer as known at the end of this day, without later corrections. The same question then always has the same answer. Pro plan and above.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.GetExchangeRateAnswer,
            await self._call(
                Endpoint("GET", "/api/forex", False, True),
                {"from": from_, "to": to, "amount": amount, "date": date, "as_known_on": as_known_on},
                timeout,
            ),
        )

    async def get_exchange_rates(
        self,
        *,
        base: Optional[str] = None,
        quotes: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.GetExchangeRatesAnswer:
        """List current exchange rates.

        The value of one unit of a base currency in the African and major currencies, or in those you name.

        Args:
            base: Currency of which one unit is priced.
            quotes: Currency codes separated by commas. Default: the African and major currencies.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.GetExchangeRatesAnswer,
            await self._call(
                Endpoint("GET", "/api/v1/fx/rates", False, True),
                {"base": base, "quotes": quotes},
                timeout,
            ),
        )

    async def get_currencies(
        self,
        *,
        timeout: Optional[float] = None,
    ) -> models.GetCurrenciesAnswer:
        """List currencies.

        Every currency and coin with rates, African ones first, with the countries that use it. A fixed parity comes with its first day.

        Args:
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.GetCurrenciesAnswer,
            await self._call(
                Endpoint("GET", "/api/v1/currencies", False, True),
                {},
                timeout,
            ),
        )

    async def get_exchange_rate_history(
        self,
        *,
        from_: str,
        to: str,
        start: Optional[str] = None,
        end: Optional[str] = None,
        frequency: Optional[Literal["day", "week", "month-end", "month-average", "quarter", "year"]] = None,
        as_known_on: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.GetExchangeRateHistoryAnswer:
        """Get past exchange rates.

        The mid-market rate between two currencies on each day of publication from `start` to `end`. With `frequency`, the last rate of each week, month or year, or the average of each month. Anything older than the latest rate needs the Pro plan or above.

        Args:
            from_: Currency or coin of which one unit is priced.
            to: Currency or coin in which it is priced.
            start: First day. Default: 90 days before the last day.
            end: Last day. Default: today.
            frequency: `day`: every value on its own day. `week`: last value on or before the Sunday of each week. `month-end`: last value on or before the last day of each month. `month-average`: average of the values published in each month. `quarter`: last value on or before the last day of each quarter. `year`: last value on or before 31 December of each year. Other than `day`, `start` and `end` are widened to whole periods. Default: `day`.
            as_known_on: Answer as known at the end of this day, without later corrections. The same question then always has the same answer. Pro plan and above.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.GetExchangeRateHistoryAnswer,
            await self._call(
                Endpoint("GET", "/api/v1/fx/history", False, True),
                {"from": from_, "to": to, "start": start, "end": end, "frequency": frequency, "as_known_on": as_known_on},
                timeout,
            ),
        )

    def iterate_exchange_rate_history(
        self,
        *,
        from_: str,
        to: str,
        start: str,
        end: Optional[str] = None,
        frequency: Optional[Literal["day", "week", "month-end", "month-average", "quarter", "year"]] = None,
        as_known_on: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> AsyncIterator[models.FxHistoryObservation]:
        """Every entry of `get_exchange_rate_history`, oldest first, asked for year by year. Each year is one call.

        Args:
            from_: Currency or coin of which one unit is priced.
            to: Currency or coin in which it is priced.
            start: First day.
            end: Last day. Default: today.
            frequency: `day`: every value on its own day. `week`: last value on or before the Sunday of each week. `month-end`: last value on or before the last day of each month. `month-average`: average of the values published in each month. `quarter`: last value on or before the last day of each quarter. `year`: last value on or before 31 December of each year. Other than `day`, `start` and `end` are widened to whole periods. Default: `day`.
            as_known_on: Answer as known at the end of this day, without later corrections. The same question then always has the same answer. Pro plan and above.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """

        async def page(first: str, last: str) -> List[models.FxHistoryObservation]:
            return (await self.get_exchange_rate_history(from_=from_, to=to, start=first, end=last, frequency=frequency, as_known_on=as_known_on, timeout=timeout))["data"]["observations"]

        return by_year(start, end, page)

    async def get_fuel_prices(
        self,
        *,
        country: Optional[models.CountryCode] = None,
        fuel_type: Optional[Literal["petrol", "diesel", "kerosene", "lpg"]] = None,
        currency: Optional[str] = None,
        date: Optional[str] = None,
        as_known_on: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.GetFuelPricesAnswer:
        """Look up fuel prices.

        Prices of petrol, diesel, kerosene and LPG in one country or all, in the local or another currency. With `date`, the latest price on or before a past day (Pro plan and above).

        Deprecated: use `get_fuel_prices_v1`, which answers the same.

        Args:
            country: Country. Default: all countries.
            fuel_type: Only this fuel.
            currency: Convert prices to this currency.
            date: A past day. Default: the latest prices. Pro plan and above.
            as_known_on: Answer as known at the end of this day, without later corrections. The same question then always has the same answer. Pro plan and above.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.GetFuelPricesAnswer,
            await self._call(
                Endpoint("GET", "/api/fuel", False, True),
                {"country": country, "fuel_type": fuel_type, "currency": currency, "date": date, "as_known_on": as_known_on},
                timeout,
            ),
        )

    async def get_fuel_prices_v1(
        self,
        *,
        country: Optional[models.CountryCode] = None,
        fuel_type: Optional[Literal["petrol", "diesel", "kerosene", "lpg"]] = None,
        currency: Optional[str] = None,
        date: Optional[str] = None,
        as_known_on: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.GetFuelPricesV1Answer:
        """Look up fuel prices (v1).

        As `GET /api/fuel`.

        Args:
            country: Country. Default: all countries.
            fuel_type: Only this fuel.
            currency: Convert prices to this currency.
            date: A past day. Default: the latest prices. Pro plan and above.
            as_known_on: Answer as known at the end of this day, without later corrections. The same question then always has the same answer. Pro plan and above.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.GetFuelPricesV1Answer,
            await self._call(
                Endpoint("GET", "/api/v1/fuel/prices", False, True),
                {"country": country, "fuel_type": fuel_type, "currency": currency, "date": date, "as_known_on": as_known_on},
                timeout,
            ),
        )

    async def get_fuel_types(
        self,
        *,
        timeout: Optional[float] = None,
    ) -> models.GetFuelTypesAnswer:
        """List fuels.

        Every fuel with prices, its unit, and the countries with a price for it.

        Args:
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.GetFuelTypesAnswer,
            await self._call(
                Endpoint("GET", "/api/v1/fuels", False, True),
                {},
                timeout,
            ),
        )

    async def get_central_bank_data(
        self,
        *,
        country: Optional[models.CountryCode] = None,
        indicator: Optional[Literal["policy_rate", "inflation", "tbills", "gdp", "mpc"]] = None,
        date: Optional[str] = None,
        as_known_on: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.GetCentralBankDataAnswer:
        """Look up central bank data.

        Policy rate, inflation, treasury bill yields, growth and the next policy meeting, of one country or all. Unknown figures are left out. With `indicator`, only `country`, `country_name`, the group and `updated`. With `date`, the figures of a past day (Pro plan and above).

        Deprecated: use `get_central_bank_data_v1`, which answers the same.

        Args:
            country: Country. Default: all countries.
            indicator: Only this indicator.
            date: A past day. Default: the latest figures. Pro plan and above.
            as_known_on: Answer as known at the end of this day, without later corrections. The same question then always has the same answer. Pro plan and above.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.GetCentralBankDataAnswer,
            await self._call(
                Endpoint("GET", "/api/rates", False, True),
                {"country": country, "indicator": indicator, "date": date, "as_known_on": as_known_on},
                timeout,
            ),
        )

    async def get_central_bank_data_v1(
        self,
        *,
        country: Optional[models.CountryCode] = None,
        indicator: Optional[Literal["policy_rate", "inflation", "tbills", "gdp", "mpc"]] = None,
        date: Optional[str] = None,
        as_known_on: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.GetCentralBankDataV1Answer:
        """Look up central bank data (v1).

        As `GET /api/rates`. With `indicator`, it also has the origin of each figure and the period of growth.

        Args:
            country: Country. Default: all countries.
            indicator: Only this indicator.
            date: A past day. Default: the latest figures. Pro plan and above.
            as_known_on: Answer as known at the end of this day, without later corrections. The same question then always has the same answer. Pro plan and above.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.GetCentralBankDataV1Answer,
            await self._call(
                Endpoint("GET", "/api/v1/rates/central-bank", False, True),
                {"country": country, "indicator": indicator, "date": date, "as_known_on": as_known_on},
                timeout,
            ),
        )

    async def get_series(
        self,
        *,
        series: Literal["fx", "fuel_petrol", "fuel_diesel", "fuel_kerosene", "fuel_lpg", "policy_rate", "inflation", "inflation_core", "inflation_food", "inflation_annual", "tbill_91", "tbill_182", "tbill_364", "gdp_growth", "gdp_growth_annual", "mpc_meeting"],
        entity: str,
        start: Optional[str] = None,
        end: Optional[str] = None,
        frequency: Optional[Literal["day", "week", "month-end", "month-average", "quarter", "year"]] = None,
        as_known_on: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.GetSeriesAnswer:
        """Get the history of a series.

        The history of an exchange rate, a fuel price or a central bank figure, each value with its source. With `frequency`, the last value of each week, month or year, or the average of each month. With `as_known_on`, as it was known on that day, without later corrections. Pro plan and above.

        Args:
            series: The series. GET /api/v1/status lists them with their entities.
            entity: Currency, country or common central bank.
            start: First day. Default: the first observation.
            end: Last day. Default: today.
            frequency: `day`: every value on its own day. `week`: last value on or before the Sunday of each week. `month-end`: last value on or before the last day of each month. `month-average`: average of the values published in each month. `quarter`: last value on or before the last day of each quarter. `year`: last value on or before 31 December of each year. Other than `day`, `start` and `end` are widened to whole periods. Default: `day`.
            as_known_on: Answer as known at the end of this day, without later corrections. The same question then always has the same answer. Pro plan and above.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.GetSeriesAnswer,
            await self._call(
                Endpoint("GET", "/api/v1/series", False, True),
                {"series": series, "entity": entity, "start": start, "end": end, "frequency": frequency, "as_known_on": as_known_on},
                timeout,
            ),
        )

    def iterate_series(
        self,
        *,
        series: Literal["fx", "fuel_petrol", "fuel_diesel", "fuel_kerosene", "fuel_lpg", "policy_rate", "inflation", "inflation_core", "inflation_food", "inflation_annual", "tbill_91", "tbill_182", "tbill_364", "gdp_growth", "gdp_growth_annual", "mpc_meeting"],
        entity: str,
        start: str,
        end: Optional[str] = None,
        frequency: Optional[Literal["day", "week", "month-end", "month-average", "quarter", "year"]] = None,
        as_known_on: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> AsyncIterator[models.SeriesResultObservation]:
        """Every entry of `get_series`, oldest first, asked for year by year. Each year is one call.

        Args:
            series: The series. GET /api/v1/status lists them with their entities.
            entity: Currency, country or common central bank.
            start: First day.
            end: Last day. Default: today.
            frequency: `day`: every value on its own day. `week`: last value on or before the Sunday of each week. `month-end`: last value on or before the last day of each month. `month-average`: average of the values published in each month. `quarter`: last value on or before the last day of each quarter. `year`: last value on or before 31 December of each year. Other than `day`, `start` and `end` are widened to whole periods. Default: `day`.
            as_known_on: Answer as known at the end of this day, without later corrections. The same question then always has the same answer. Pro plan and above.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """

        async def page(first: str, last: str) -> List[models.SeriesResultObservation]:
            return (await self.get_series(series=series, entity=entity, start=first, end=last, frequency=frequency, as_known_on=as_known_on, timeout=timeout))["data"]["observations"]

        return by_year(start, end, page)

    async def get_changes(
        self,
        *,
        since: Optional[str] = None,
        kind: Optional[str] = None,
        country: Optional[str] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.GetChangesAnswer:
        """List what changed.

        Law, policy rates, inflation, treasury bills, central bank meetings, fuel prices and exchange rates that changed, newest first: before and after, from which day, when it was recorded and by which source. Law appears when it is recorded and again at midnight UTC of its first day. An exchange rate appears once for each new day of the African currencies and those they have a parity to. Follow it with `position`. More than 31 days back needs the Pro plan or above.

        Args:
            since: A day, a moment (UTC), or the `position` of an earlier answer: only what was recorded from then on. Default: 31 days ago. An earlier moment needs the Pro plan or above; a `position` never does.
            kind: Kinds, separated by commas. Default: all. `law`: tax, contributions, VAT and minimum wages. `policy_rate`: policy rate of a central bank. `inflation`: inflation: headline, core, food and annual. `tbill`: yields of treasury bills. `meeting`: central bank meetings, announced or cancelled. `fuel_price`: pump prices and cooking gas. `exchange_rate`: daily rates of currencies against the US dollar.
            country: Countries, separated by commas. Default: all.
            limit: The most changes of the answer, 1 to 500. Default: 100.
            cursor: The `next_cursor` of the previous answer, for the changes that follow it.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.GetChangesAnswer,
            await self._call(
                Endpoint("GET", "/api/v1/changes", False, True),
                {"since": since, "kind": kind, "country": country, "limit": limit, "cursor": cursor},
                timeout,
            ),
        )

    def iterate_changes(
        self,
        *,
        since: Optional[str] = None,
        kind: Optional[str] = None,
        country: Optional[str] = None,
        limit: Optional[int] = None,
        timeout: Optional[float] = None,
    ) -> AsyncIterator[models.Change]:
        """Every entry of `get_changes`, newest first, page by page. Each page is one call.

        Args:
            since: A day, a moment (UTC), or the `position` of an earlier answer: only what was recorded from then on. Default: 31 days ago. An earlier moment needs the Pro plan or above; a `position` never does.
            kind: Kinds, separated by commas. Default: all. `law`: tax, contributions, VAT and minimum wages. `policy_rate`: policy rate of a central bank. `inflation`: inflation: headline, core, food and annual. `tbill`: yields of treasury bills. `meeting`: central bank meetings, announced or cancelled. `fuel_price`: pump prices and cooking gas. `exchange_rate`: daily rates of currencies against the US dollar.
            country: Countries, separated by commas. Default: all.
            limit: The most changes of the answer, 1 to 500. Default: 100.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """

        async def page(place: Optional[str]) -> Tuple[List[models.Change], Optional[str]]:
            data = (await self.get_changes(since=since, kind=kind, country=country, limit=limit, cursor=place, timeout=timeout))["data"]
            return data["changes"], data["next_cursor"]

        return by_cursor(page)

    async def get_status(
        self,
        *,
        timeout: Optional[float] = None,
    ) -> models.GetStatusAnswer:
        """Check how old each series is.

        The latest observation of each series, its age, whether it is on schedule, and how its feeds are doing. Open to everybody, without a key.

        Args:
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.GetStatusAnswer,
            await self._call(
                Endpoint("GET", "/api/v1/status", False, True),
                {},
                timeout,
            ),
        )

    async def calculate(
        self,
        *,
        tool: str,
        inputs: Dict[str, Any],
        timeout: Optional[float] = None,
    ) -> models.CalculateResponse:
        """Run a tool.

        One tool, named by country and kind (`ng-paye`, `ke-vat`, `za-cit`, `gh-wht`, `eg-cgt`) or `fx-convert`, with its inputs. `GET /api/v1/tools` lists them with the JSON Schema of their inputs and results.

        Args:
            tool: The name of a tool, such as `ke-paye`. `GET /api/v1/tools` lists them.
            inputs: What the tool takes, as its JSON Schema says.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.CalculateResponse,
            await self._call(
                Endpoint("POST", "/api/v1/calculate", True, True),
                {"tool": tool, "inputs": inputs},
                timeout,
            ),
        )

    async def get_tools(
        self,
        *,
        timeout: Optional[float] = None,
    ) -> models.GetToolsAnswer:
        """List tools.

        Every tool of `POST /api/v1/calculate` that can answer, with the JSON Schema of its inputs and result. A country has no tool for a tax that it does not levy or that is not recorded.

        Args:
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.GetToolsAnswer,
            await self._call(
                Endpoint("GET", "/api/v1/tools", False, True),
                {},
                timeout,
            ),
        )

    async def batch(
        self,
        *,
        items: List[models.BatchItem],
        timeout: Optional[float] = None,
    ) -> models.BatchAnswer:
        """Ask up to 5,000 questions at once.

        Each item names an operation and its input, and may select fields. Each is answered separately, so a wrong item does not affect the others, and each counts as a call. A batch that is refused as a whole (for its form, its size, or too few calls left) counts as none. A batch may take 10 seconds of computing, and its answer may be 32 MiB long: items beyond that are answered with `budget_exceeded` and do not count.

        Args:
            items: 1 to 5000 questions. Each counts as a call, and each amount of a column.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.BatchAnswer,
            await self._call(
                Endpoint("POST", "/api/v1/batch", True, True),
                {"items": items},
                timeout,
            ),
        )

    async def create_subscription(
        self,
        *,
        callback_url: str,
        kinds: Optional[List[Literal["law", "policy_rate", "inflation", "tbill", "meeting", "fuel_price", "exchange_rate"]]] = None,
        countries: Optional[List[models.CountryCode]] = None,
        thresholds: Optional[List[models.Threshold]] = None,
        name: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.CreateSubscriptionAnswer:
        """Subscribe to changes.

        From now on, changes of the kinds and countries you name are sent to your address, signed according to Standard Webhooks. With `thresholds`, an exchange rate is sent when it crosses one. The answer shows the secret of the signature once. An active subscription with the same address and filter is not made twice.

        Args:
            callback_url: Address that receives the events with POST. It must start with https:// and be reachable from the internet.
            kinds: Kinds of changes. Empty: all. `law`: tax, contributions, VAT and minimum wages. `policy_rate`: policy rate of a central bank. `inflation`: inflation: headline, core, food and annual. `tbill`: yields of treasury bills. `meeting`: central bank meetings, announced or cancelled. `fuel_price`: pump prices and cooking gas. `exchange_rate`: daily rates of currencies against the US dollar.
            countries: Countries whose changes are sent. Empty: all. It does not limit thresholds.
            thresholds: Exchange rates to watch. With thresholds, an exchange rate is sent only when it crosses one, not every day.
            name: A name by which people recognise it.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.CreateSubscriptionAnswer,
            await self._call(
                Endpoint("POST", "/api/v1/subscriptions", True, False),
                {"callback_url": callback_url, "kinds": kinds, "countries": countries, "thresholds": thresholds, "name": name},
                timeout,
            ),
        )

    async def list_subscriptions(
        self,
        *,
        timeout: Optional[float] = None,
    ) -> models.ListSubscriptionsAnswer:
        """List subscriptions.

        The subscriptions of your key, oldest first. Ended ones stay for 30 days.

        Args:
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.ListSubscriptionsAnswer,
            await self._call(
                Endpoint("GET", "/api/v1/subscriptions", False, True),
                {},
                timeout,
            ),
        )

    async def get_subscription(
        self,
        *,
        id: str,
        timeout: Optional[float] = None,
    ) -> models.GetSubscriptionAnswer:
        """Get a subscription.

        What is sent where, and whether it has ended.

        Args:
            id: The id of the subscription, as the list shows it.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.GetSubscriptionAnswer,
            await self._call(
                Endpoint("GET", "/api/v1/subscriptions/{id}", False, True),
                {"id": id},
                timeout,
            ),
        )

    async def change_subscription(
        self,
        *,
        id: str,
        callback_url: Optional[str] = None,
        kinds: Optional[List[Literal["law", "policy_rate", "inflation", "tbill", "meeting", "fuel_price", "exchange_rate"]]] = None,
        countries: Optional[List[models.CountryCode]] = None,
        thresholds: Optional[List[models.Threshold]] = None,
        name: Optional[str] = None,
        state: Optional[Literal["active", "ended"]] = None,
        timeout: Optional[float] = None,
    ) -> models.ChangeSubscriptionAnswer:
        """Change a subscription.

        Changes the address, the kinds, the countries, the thresholds or the name, ends a subscription, or makes an ended one active again. Fields you leave out stay as they are, and so does the secret. What waits to be sent goes to the new address.

        Args:
            id: The id of the subscription, as the list shows it.
            callback_url: Address that receives the events with POST. It must start with https:// and be reachable from the internet.
            kinds: Kinds of changes. Empty: all. `law`: tax, contributions, VAT and minimum wages. `policy_rate`: policy rate of a central bank. `inflation`: inflation: headline, core, food and annual. `tbill`: yields of treasury bills. `meeting`: central bank meetings, announced or cancelled. `fuel_price`: pump prices and cooking gas. `exchange_rate`: daily rates of currencies against the US dollar.
            countries: Countries whose changes are sent. Empty: all. It does not limit thresholds.
            thresholds: Exchange rates to watch. With thresholds, an exchange rate is sent only when it crosses one, not every day.
            name: A name by which people recognise it.
            state: `ended`: nothing more is sent, and what waits is given up. `active`: an ended subscription goes on with what changes from now on.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.ChangeSubscriptionAnswer,
            await self._call(
                Endpoint("PATCH", "/api/v1/subscriptions/{id}", True, False),
                {"id": id, "callback_url": callback_url, "kinds": kinds, "countries": countries, "thresholds": thresholds, "name": name, "state": state},
                timeout,
            ),
        )

    async def rotate_secret(
        self,
        *,
        id: str,
        overlap_days: Optional[models.Number] = None,
        timeout: Optional[float] = None,
    ) -> models.RotateSecretAnswer:
        """Replace the secret of a subscription.

        Makes a new secret and shows it once. Until the overlap ends, each event has one signature for every secret, separated by spaces, as Standard Webhooks has it, so your receiver may know the old one or the new one.

        Args:
            id: The id of the subscription, as the list shows it.
            overlap_days: Days during which events are signed with the new secret and with the earlier ones, 0 to 365. 0: the earlier ones end at once. Default: `1`.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.RotateSecretAnswer,
            await self._call(
                Endpoint("POST", "/api/v1/subscriptions/{id}/rotate", True, False),
                {"id": id, "overlap_days": overlap_days},
                timeout,
            ),
        )

    async def delete_subscription(
        self,
        *,
        id: str,
        timeout: Optional[float] = None,
    ) -> models.DeleteSubscriptionAnswer:
        """Delete a subscription.

        Deletes a subscription with its deliveries. Nothing more is sent, except what is on its way. A second call is answered with `not_found`.

        Args:
            id: The id of the subscription, as the list shows it.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.DeleteSubscriptionAnswer,
            await self._call(
                Endpoint("DELETE", "/api/v1/subscriptions/{id}", False, False),
                {"id": id},
                timeout,
            ),
        )

    async def test_subscription(
        self,
        *,
        id: str,
        timeout: Optional[float] = None,
    ) -> models.TestSubscriptionAnswer:
        """Send a test event.

        Queues an event of the type `test` with the latest change of these kinds and countries, or of law where there is none. Its delivery is in the list of deliveries.

        Args:
            id: The id of the subscription, as the list shows it.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.TestSubscriptionAnswer,
            await self._call(
                Endpoint("POST", "/api/v1/subscriptions/{id}/test", False, False),
                {"id": id},
                timeout,
            ),
        )

    async def list_deliveries(
        self,
        *,
        id: str,
        limit: Optional[int] = None,
        timeout: Optional[float] = None,
    ) -> models.ListDeliveriesAnswer:
        """List what was sent.

        The latest deliveries of a subscription, newest first, with their attempts and the last answer of the receiver. They stay for 30 days.

        Args:
            id: The id of the subscription, as the list shows it.
            limit: The most deliveries of the answer, 1 to 100. Default: 50.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.ListDeliveriesAnswer,
            await self._call(
                Endpoint("GET", "/api/v1/subscriptions/{id}/deliveries", False, True),
                {"id": id, "limit": limit},
                timeout,
            ),
        )

    async def retry_delivery(
        self,
        *,
        id: str,
        delivery: str,
        timeout: Optional[float] = None,
    ) -> models.RetryDeliveryAnswer:
        """Send a delivery again.

        Sends a delivery again at once, with the same id and body, whatever its last result.

        Args:
            id: The id of the subscription, as the list shows it.
            delivery: The id of the delivery, as the list shows it.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.RetryDeliveryAnswer,
            await self._call(
                Endpoint("POST", "/api/v1/subscriptions/{id}/deliveries/{delivery}/retry", False, False),
                {"id": id, "delivery": delivery},
                timeout,
            ),
        )


class AsyncAccountOperations(AsyncCaller):
    """Every operation that manages an account."""

    async def list_keys(
        self,
        *,
        timeout: Optional[float] = None,
    ) -> models.ListKeysAnswer:
        """List keys.

        Every key with its limits, its state and its last use, oldest first. The keys themselves are not stored.

        Args:
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.ListKeysAnswer,
            await self._call(
                Endpoint("GET", "/api/v1/keys", False, True),
                {},
                timeout,
            ),
        )

    async def create_key(
        self,
        *,
        name: str,
        environment: Optional[Literal["live", "test"]] = None,
        expires: Optional[str] = None,
        networks: Optional[List[str]] = None,
        operations: Optional[List[Literal["tax", "vat", "country", "forex", "fuel", "rates", "minimum_wage", "calendar", "series", "changes"]]] = None,
        timeout: Optional[float] = None,
    ) -> models.CreateKeyAnswer:
        """Make a key.

        A key on the plan of the account. The answer shows it once.

        Args:
            name: The person or program it is given to.
            environment: `live` counts towards the plan; `test` answers with sample data. Default: `live`.
            expires: Last day of the key (UTC), YYYY-MM-DD, or `never`. Default: `never`.
            networks: Addresses and networks from which it may be used, such as 10.0.0.0/8. Empty: all.
            operations: Operations for which it may be used. Empty: all.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.CreateKeyAnswer,
            await self._call(
                Endpoint("POST", "/api/v1/keys", True, False),
                {"name": name, "environment": environment, "expires": expires, "networks": networks, "operations": operations},
                timeout,
            ),
        )

    async def get_key(
        self,
        *,
        id: str,
        timeout: Optional[float] = None,
    ) -> models.GetKeyAnswer:
        """Get a key.

        A key with its limits, its state and its last use.

        Args:
            id: The id of the key, as the list shows it.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.GetKeyAnswer,
            await self._call(
                Endpoint("GET", "/api/v1/keys/{id}", False, True),
                {"id": id},
                timeout,
            ),
        )

    async def change_key(
        self,
        *,
        id: str,
        name: Optional[str] = None,
        expires: Optional[str] = None,
        networks: Optional[List[str]] = None,
        operations: Optional[List[Literal["tax", "vat", "country", "forex", "fuel", "rates", "minimum_wage", "calendar", "series", "changes"]]] = None,
        timeout: Optional[float] = None,
    ) -> models.ChangeKeyAnswer:
        """Change a key.

        Changes the name, the last day, the networks or the operations of a key. Fields you leave out stay as they are.

        Args:
            id: The id of the key, as the list shows it.
            name: The person or program it is given to.
            expires: Last day of the key (UTC), YYYY-MM-DD, or `never`.
            networks: Addresses and networks from which it may be used, such as 10.0.0.0/8. Empty: all.
            operations: Operations for which it may be used. Empty: all.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.ChangeKeyAnswer,
            await self._call(
                Endpoint("PATCH", "/api/v1/keys/{id}", True, False),
                {"id": id, "name": name, "expires": expires, "networks": networks, "operations": operations},
                timeout,
            ),
        )

    async def delete_key(
        self,
        *,
        id: str,
        timeout: Optional[float] = None,
    ) -> models.DeleteKeyAnswer:
        """Delete a key.

        Deletes a key for good. Its usage and its entries in the audit trail stay.

        Args:
            id: The id of the key, as the list shows it.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.DeleteKeyAnswer,
            await self._call(
                Endpoint("DELETE", "/api/v1/keys/{id}", False, False),
                {"id": id},
                timeout,
            ),
        )

    async def rotate_key(
        self,
        *,
        id: str,
        overlap_days: Optional[models.Number] = None,
        timeout: Optional[float] = None,
    ) -> models.RotateKeyAnswer:
        """Replace a key.

        Makes a successor with the same name, last day and limits, and shows it once. The old key works until the overlap ends. A key gets one successor.

        Args:
            id: The id of the key, as the list shows it.
            overlap_days: Days during which both keys work, 0 to 365. Default: `1`.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.RotateKeyAnswer,
            await self._call(
                Endpoint("POST", "/api/v1/keys/{id}/rotate", True, False),
                {"id": id, "overlap_days": overlap_days},
                timeout,
            ),
        )

    async def disable_key(
        self,
        *,
        id: str,
        timeout: Optional[float] = None,
    ) -> models.DisableKeyAnswer:
        """Disable a key.

        From now on the key is refused. Servers notice within a second.

        Args:
            id: The id of the key, as the list shows it.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.DisableKeyAnswer,
            await self._call(
                Endpoint("POST", "/api/v1/keys/{id}/disable", False, False),
                {"id": id},
                timeout,
            ),
        )

    async def enable_key(
        self,
        *,
        id: str,
        timeout: Optional[float] = None,
    ) -> models.EnableKeyAnswer:
        """Enable a key.

        Makes a disabled key work again.

        Args:
            id: The id of the key, as the list shows it.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.EnableKeyAnswer,
            await self._call(
                Endpoint("POST", "/api/v1/keys/{id}/enable", False, False),
                {"id": id},
                timeout,
            ),
        )

    async def get_usage(
        self,
        *,
        start: Optional[str] = None,
        end: Optional[str] = None,
        key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.GetUsageAnswer:
        """Get the usage of keys.

        Calls by day, operation and outcome, the share of the month’s quota with the day on which it is used up at this pace, and the latest refused calls with their reason. Servers add their counts once a minute.

        Args:
            start: First day (UTC). Default: 29 days before the last.
            end: Last day (UTC). Default: today.
            key: The id of one key. Default: all keys of the account.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.GetUsageAnswer,
            await self._call(
                Endpoint("GET", "/api/v1/usage", False, True),
                {"start": start, "end": end, "key": key},
                timeout,
            ),
        )

    async def get_plans(
        self,
        *,
        timeout: Optional[float] = None,
    ) -> models.GetPlansAnswer:
        """Compare plans.

        What each plan allows, the plan of the account, and what the account asked for.

        Args:
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.GetPlansAnswer,
            await self._call(
                Endpoint("GET", "/api/v1/plans", False, True),
                {},
                timeout,
            ),
        )

    async def request_plan(
        self,
        *,
        plan: Literal["free", "pro", "growth", "enterprise"],
        note: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.RequestPlanAnswer:
        """Ask for a higher plan.

        Higher plans are by agreement. The request reaches whoever runs the service.

        Args:
            plan: A plan above the current one.
            note: What it is needed for: volume, support, production.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.RequestPlanAnswer,
            await self._call(
                Endpoint("POST", "/api/v1/plans/requests", True, False),
                {"plan": plan, "note": note},
                timeout,
            ),
        )

    async def get_audit_trail(
        self,
        *,
        start: Optional[str] = None,
        end: Optional[str] = None,
        action: Optional[Literal["account.create", "account.rename", "account.plan", "account.disable", "account.enable", "key.create", "key.change", "key.rotate", "key.disable", "key.enable", "key.delete", "key.plan", "member.add", "member.role", "member.remove", "invitation.create", "invitation.revoke", "token.create", "token.revoke", "program.connect", "program.disconnect", "code.create", "code.revoke", "device.revoke", "subscription.create", "subscription.change", "subscription.rotate", "subscription.delete", "plan.request", "plan.grant", "plan.refuse", "person.log_in", "person.log_out_everywhere", "person.password", "person.second_factor_on", "person.second_factor_off"]] = None,
        actor: Optional[str] = None,
        subject: Optional[str] = None,
        before: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.GetAuditTrailAnswer:
        """List who changed what.

        Every change of keys, plan, members and settings, newest first, up to 1,000 entries at once.

        Args:
            start: First day (UTC).
            end: Last day (UTC).
            action: Entries about this action only.
            actor: Who did it, as an entry shows them.
            subject: The id of the key, member, token or account that was changed.
            before: The number of an entry: only older ones. For the next page, the number of the last entry.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.GetAuditTrailAnswer,
            await self._call(
                Endpoint("GET", "/api/v1/audit", False, True),
                {"start": start, "end": end, "action": action, "actor": actor, "subject": subject, "before": before},
                timeout,
            ),
        )

    def iterate_audit_trail(
        self,
        *,
        start: Optional[str] = None,
        end: Optional[str] = None,
        action: Optional[Literal["account.create", "account.rename", "account.plan", "account.disable", "account.enable", "key.create", "key.change", "key.rotate", "key.disable", "key.enable", "key.delete", "key.plan", "member.add", "member.role", "member.remove", "invitation.create", "invitation.revoke", "token.create", "token.revoke", "program.connect", "program.disconnect", "code.create", "code.revoke", "device.revoke", "subscription.create", "subscription.change", "subscription.rotate", "subscription.delete", "plan.request", "plan.grant", "plan.refuse", "person.log_in", "person.log_out_everywhere", "person.password", "person.second_factor_on", "person.second_factor_off"]] = None,
        actor: Optional[str] = None,
        subject: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> AsyncIterator[models.AuditTrailEntry]:
        """Every entry of `get_audit_trail`, newest first, page by page. Each page is one call.

        Args:
            start: First day (UTC).
            end: Last day (UTC).
            action: Entries about this action only.
            actor: Who did it, as an entry shows them.
            subject: The id of the key, member, token or account that was changed.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """

        async def page(place: Optional[str]) -> Tuple[List[models.AuditTrailEntry], Optional[str]]:
            data = (await self.get_audit_trail(start=start, end=end, action=action, actor=actor, subject=subject, before=place, timeout=timeout))["data"]
            return data["entries"], str(data["entries"][-1]["id"]) if data["more"] else None

        return by_cursor(page)

    async def get_account(
        self,
        *,
        timeout: Optional[float] = None,
    ) -> models.GetAccountAnswer:
        """Get the account.

        Its name, its plan, and the role of whoever asks.

        Args:
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.GetAccountAnswer,
            await self._call(
                Endpoint("GET", "/api/v1/account", False, True),
                {},
                timeout,
            ),
        )

    async def change_account(
        self,
        *,
        name: str,
        timeout: Optional[float] = None,
    ) -> models.ChangeAccountAnswer:
        """Rename the account.

        Gives the account another name.

        Args:
            name: The name of the account, as its members see it.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.ChangeAccountAnswer,
            await self._call(
                Endpoint("PATCH", "/api/v1/account", True, False),
                {"name": name},
                timeout,
            ),
        )

    async def list_members(
        self,
        *,
        timeout: Optional[float] = None,
    ) -> models.ListMembersAnswer:
        """List members.

        The people of the account with their roles, oldest first.

        Args:
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.ListMembersAnswer,
            await self._call(
                Endpoint("GET", "/api/v1/members", False, True),
                {},
                timeout,
            ),
        )

    async def change_member(
        self,
        *,
        id: str,
        role: Literal["owner", "administrator", "member", "viewer"],
        timeout: Optional[float] = None,
    ) -> models.ChangeMemberAnswer:
        """Change the role of a member.

        Gives a member another role. Only owners can add or remove owners, and one owner must always remain.

        Args:
            id: The id of the member, as the list shows it.
            role: `owner`: everything, including adding other owners. `administrator`: keys, members, tokens, settings and plan. `member`: keys and usage. `viewer`: reads keys, usage and members.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.ChangeMemberAnswer,
            await self._call(
                Endpoint("PATCH", "/api/v1/members/{id}", True, False),
                {"id": id, "role": role},
                timeout,
            ),
        )

    async def remove_member(
        self,
        *,
        id: str,
        timeout: Optional[float] = None,
    ) -> models.RemoveMemberAnswer:
        """Remove a member.

        Removes a person from the account. Only owners remove owners, and one owner always stays.

        Args:
            id: The id of the member, as the list shows it.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.RemoveMemberAnswer,
            await self._call(
                Endpoint("DELETE", "/api/v1/members/{id}", False, False),
                {"id": id},
                timeout,
            ),
        )

    async def list_invitations(
        self,
        *,
        timeout: Optional[float] = None,
    ) -> models.ListInvitationsAnswer:
        """List invitations.

        Who was invited into the account, newest first.

        Args:
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.ListInvitationsAnswer,
            await self._call(
                Endpoint("GET", "/api/v1/invitations", False, True),
                {},
                timeout,
            ),
        )

    async def invite(
        self,
        *,
        email: str,
        role: Literal["owner", "administrator", "member", "viewer"],
        timeout: Optional[float] = None,
    ) -> models.InviteAnswer:
        """Invite a person.

        Sends a link that lets one person into the account. It works once, within a week, for this address only.

        Args:
            email: Whom to invite.
            role: `owner`: everything, including adding other owners. `administrator`: keys, members, tokens, settings and plan. `member`: keys and usage. `viewer`: reads keys, usage and members.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.InviteAnswer,
            await self._call(
                Endpoint("POST", "/api/v1/invitations", True, False),
                {"email": email, "role": role},
                timeout,
            ),
        )

    async def revoke_invitation(
        self,
        *,
        id: str,
        timeout: Optional[float] = None,
    ) -> models.RevokeInvitationAnswer:
        """Revoke an invitation.

        The invitation link no longer works.

        Args:
            id: The id of the invitation, as the list shows it.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.RevokeInvitationAnswer,
            await self._call(
                Endpoint("DELETE", "/api/v1/invitations/{id}", False, False),
                {"id": id},
                timeout,
            ),
        )

    async def list_tokens(
        self,
        *,
        timeout: Optional[float] = None,
    ) -> models.ListTokensAnswer:
        """List tokens.

        The tokens with which programs manage the account, oldest first. The tokens themselves are not stored.

        Args:
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.ListTokensAnswer,
            await self._call(
                Endpoint("GET", "/api/v1/tokens", False, True),
                {},
                timeout,
            ),
        )

    async def create_token(
        self,
        *,
        name: str,
        role: Optional[Literal["owner", "administrator", "member", "viewer"]] = None,
        expires: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.CreateTokenAnswer:
        """Make a token.

        A token for a program that manages the account. The answer shows it once. Only owners make tokens with the role `owner`.

        Args:
            name: The program it is given to.
            role: It may do what this role may. Default: `member`.
            expires: Last day of the token (UTC), YYYY-MM-DD, or `never`. Default: `never`.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.CreateTokenAnswer,
            await self._call(
                Endpoint("POST", "/api/v1/tokens", True, False),
                {"name": name, "role": role, "expires": expires},
                timeout,
            ),
        )

    async def revoke_token(
        self,
        *,
        id: str,
        timeout: Optional[float] = None,
    ) -> models.RevokeTokenAnswer:
        """Revoke a token.

        From now on the token is refused.

        Args:
            id: The id of the token, as the list shows it.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.RevokeTokenAnswer,
            await self._call(
                Endpoint("DELETE", "/api/v1/tokens/{id}", False, False),
                {"id": id},
                timeout,
            ),
        )

    async def list_programs(
        self,
        *,
        timeout: Optional[float] = None,
    ) -> models.ListProgramsAnswer:
        """List connected programs.

        The programs, such as AI agents, that members connected to the account, oldest first. Each asks for figures like a key of the account.

        Args:
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.ListProgramsAnswer,
            await self._call(
                Endpoint("GET", "/api/v1/programs", False, True),
                {},
                timeout,
            ),
        )

    async def disconnect_program(
        self,
        *,
        id: str,
        timeout: Optional[float] = None,
    ) -> models.DisconnectProgramAnswer:
        """Disconnect a program.

        From now on the program is refused. Its usage and its entries in the audit trail stay.

        Args:
            id: The id of the program, as the list shows it.
            timeout: Time limit in seconds for connecting and for each wait for data, instead of that of the client.

        Raises:
            FinanceError: if there is no answer.
        """
        return cast(
            models.DisconnectProgramAnswer,
            await self._call(
                Endpoint("DELETE", "/api/v1/programs/{id}", False, False),
                {"id": id},
                timeout,
            ),
        )
