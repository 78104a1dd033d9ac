"""The functions as a component of LibreOffice, with the options page and the menu."""

import re
import threading
import time
from datetime import date

import uno
import unohelper
from com.sun.star.awt import XContainerWindowEventHandler
from com.sun.star.beans import PropertyValue
from com.sun.star.sheet import ResultEvent, XVolatileResult
from com.sun.star.sheet.CellFlags import FORMULA
from com.sun.star.task import XJobExecutor
from svcfinance.calc import XFunctions

from svc_calc.answers import Answers, NotYet
from svc_calc.definitions import DEFINITIONS
from svc_calc.functions import TABLES, Call, evaluate
from svc_calc.language import choose, say
from svc_calc.service import Settings
from svc_calc.values import Calendar

WAITING = "…"
# Calc calculates cells one by one. Once no cell has asked for so many seconds, the questions are sent together.
QUIET = 0.05
MOST_TABLES = 1_000
EXCEL_NAME = re.compile(r"_xldudf_svc_(\w+)\(", re.IGNORECASE)
SETTINGS = "/svcfinance.Settings/Service"
OFFICE_LANGUAGE = "/org.openoffice.Setup/L10N"
OPTIONS_PAGE = "/org.openoffice.Office.OptionsDialog/Nodes/SvcFinance/Leaves/Service"


def _configuration(context, path, access="ConfigurationAccess"):
    """A part of the configuration of LibreOffice, with what the user's profile says."""
    create = context.ServiceManager.createInstanceWithContext
    provider = create("com.sun.star.configuration.ConfigurationProvider", context)
    node = PropertyValue("nodepath", 0, path, 0)
    return provider.createInstanceWithArguments(f"com.sun.star.configuration.{access}", (node,))


def _settings(context):
    stored = _configuration(context, SETTINGS)
    return Settings(stored.Address.strip(), stored.ApiKey.strip())


def _tell(listener, source, value):
    event = ResultEvent()
    event.Source = source
    event.Value = value
    listener.modified(event)


class Table(unohelper.Base, XVolatileResult):
    """Rows of values. Calc takes them only with their exact type, which Python can give to an event but not return."""

    def __init__(self, rows):
        self.rows = rows

    def addResultListener(self, listener):
        _tell(listener, self, uno.Any("[][]any", tuple(tuple(map(_cell, row)) for row in self.rows)))

    def removeResultListener(self, listener):
        """The rows never change, so nobody is told again."""


class Tables:
    """One table for equal results of a call: Calc keeps each one that it sees until the document is closed."""

    def __init__(self):
        self._kept = {}
        self._lock = threading.Lock()

    def table_of(self, call, rows):
        with self._lock:
            kept = self._kept.pop(call, None)
            if kept is None or kept.rows != rows:
                kept = Table(rows)
            self._kept[call] = kept
            if len(self._kept) > MOST_TABLES:
                del self._kept[next(iter(self._kept))]
            return kept


def _cell(value):
    """Calc knows no whole numbers above 2,147,483,647."""
    return float(value) if isinstance(value, int) else value


class Round(unohelper.Base, XVolatileResult):
    """Questions that share a request.

    Every cell that waits for an answer listens to the round, and Calc calculates it again when the answers are there.
    """

    def __init__(self):
        self.asked = {}
        self._listeners = []
        self._lock = threading.Lock()
        self._is_over = False

    def addResultListener(self, listener):
        _tell(listener, self, WAITING)
        with self._lock:
            self._listeners.append(listener)
            is_late = self._is_over
        if is_late:
            threading.Thread(target=self.end, daemon=True).start()

    def removeResultListener(self, listener):
        with self._lock:
            if listener in self._listeners:
                self._listeners.remove(listener)

    def end(self):
        """Makes Calc calculate every waiting cell again."""
        with self._lock:
            self._is_over = True
            listeners, self._listeners = self._listeners, []
        for listener in listeners:
            _tell(listener, self, WAITING)


class Rounds:
    """Gathers the questions of cells, so that many cells share few requests."""

    def __init__(self, answers):
        self._answers = answers
        self._lock = threading.Lock()
        self._open = None
        self._under_way = []
        self._latest = 0.0

    def ask(self, questions):
        """The round after which the questions have answers."""
        wanted = {(question.key, question.fields): question for question in questions}
        with self._lock:
            for earlier in self._under_way:
                if earlier.asked.keys() >= wanted.keys():
                    return earlier
            if self._open is None:
                self._open = Round()
                threading.Thread(target=self._carry, daemon=True).start()
            self._open.asked.update(wanted)
            self._latest = time.monotonic()
            return self._open

    def _carry(self):
        while time.monotonic() - self._latest < QUIET:
            time.sleep(QUIET)
        with self._lock:
            current, self._open = self._open, None
            self._under_way.append(current)
        try:
            self._answers.fetch(current.asked.values())
        finally:
            with self._lock:
                self._under_way.remove(current)
            current.end()


def _calendar_of(document):
    null_date = document.NullDate
    return Calendar(date(null_date.Year, null_date.Month, null_date.Day))


def _is_watched(document):
    """Does somebody look at the document? In a hidden one, as when a file is converted, nothing calculates a cell again."""
    return not any(one.Name == "Hidden" and one.Value for one in document.getArgs())


class Session:
    """The answers that all functions share, from the first formula until LibreOffice ends."""

    def __init__(self, context):
        choose(_configuration(context, OFFICE_LANGUAGE).ooLocale)
        self.answers = Answers(lambda: _settings(context))
        self._rounds = Rounds(self.answers)
        self._tables = Tables()

    def result_of(self, name, document, values):
        """The result of a function for Calc: a value, a table, or the round that brings it."""
        call = Call(self.answers, _calendar_of(document))
        is_watched = _is_watched(document)
        while True:
            try:
                result = evaluate(call, name, values)
                return self._tables.table_of((name, values), result) if isinstance(result, list) else _cell(result)
            except NotYet as missing:
                # Calc gives a table its size when the formula is entered, so a table cannot come later.
                if is_watched and len(missing.questions) == 1 and name not in TABLES:
                    return self._rounds.ask(missing.questions)
                self.answers.fetch(missing.questions)


_session = None


def _shared(context):
    global _session
    if _session is None:
        _session = Session(context)
    return _session


class Functions(unohelper.Base, XFunctions):
    """The functions of Calc. Each is a method with the name of the function in small letters."""

    def __init__(self, context):
        self._session = _shared(context)


def _method(name):
    return lambda self, document, *values: self._session.result_of(name, document, values)


for function in DEFINITIONS["functions"]:
    setattr(Functions, function.lower(), _method(function))


class Options(unohelper.Base, XContainerWindowEventHandler):
    """The page under Tools, Options with the address of the service and the API key."""

    def __init__(self, context):
        self._context = context
        _shared(context)

    @staticmethod
    def _write_texts(window):
        """Writes what the page says: its file holds no words of any language."""
        window.getControl("AddressLabel").Model.Label = say("options_address")
        window.getControl("Address").Model.HelpText = say("options_address_example")
        window.getControl("ApiKeyLabel").Model.Label = say("options_key")
        window.getControl("Note").Model.Label = say("options_note")

    def getSupportedMethodNames(self):
        return ("external_event",)

    def callHandlerMethod(self, window, event, method):
        if method != "external_event":
            return False
        if event == "ok":
            stored = _configuration(self._context, SETTINGS, "ConfigurationUpdateAccess")
            stored.Address = window.getControl("Address").Text.strip()
            stored.ApiKey = window.getControl("ApiKey").Text.strip()
            stored.commitChanges()
            _shared(self._context).answers.forget()
        else:
            self._write_texts(window)
            stored = _configuration(self._context, SETTINGS)
            window.getControl("Address").Text = stored.Address
            window.getControl("ApiKey").Text = stored.ApiKey
        return True


def _take_over(document):
    """Enters anew the formulas that Excel saved. Calc reads them, but does not know that their functions are these."""
    for sheet in document.Sheets:
        for cell in sheet.queryContentCells(FORMULA).Cells:
            # The cells of an array have its formula in braces. The first one replaces it for all of them.
            formula = EXCEL_NAME.sub(r"SVCFINANCE.CALC.FUNCTIONS.\1(", cell.Formula)
            if formula == cell.Formula:
                continue
            if formula.startswith("{"):
                array = sheet.createCursorByRange(cell)
                array.collapseToCurrentArray()
                array.setArrayFormula(formula[1:-1])
            else:
                cell.Formula = formula


class Commands(unohelper.Base, XJobExecutor):
    """The commands of the menu."""

    def __init__(self, context):
        self._context = context

    def trigger(self, command):
        create = self._context.ServiceManager.createInstanceWithContext
        desktop = create("com.sun.star.frame.Desktop", self._context)
        if command == "refresh":
            _shared(self._context).answers.forget()
            desktop.getCurrentComponent().calculateAll()
        elif command == "excel":
            _take_over(desktop.getCurrentComponent())
        elif command == "options":
            address = _configuration(self._context, OPTIONS_PAGE).OptionsPage
            page = PropertyValue("OptionsPageURL", 0, address, 0)
            dispatcher = create("com.sun.star.frame.DispatchHelper", self._context)
            dispatcher.executeDispatch(desktop.getCurrentFrame(), ".uno:OptionsTreeDialog", "", 0, (page,))


g_ImplementationHelper = unohelper.ImplementationHelper()
g_ImplementationHelper.addImplementation(Functions, "svcfinance.calc.Functions", ("com.sun.star.sheet.AddIn",))
g_ImplementationHelper.addImplementation(Options, "svcfinance.calc.Options", ())
g_ImplementationHelper.addImplementation(Commands, "svcfinance.calc.Commands", ())
