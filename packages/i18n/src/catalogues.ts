// Written by `npm run messages` from messages/. Do not edit.
import accessibilityEn from "../messages/en/accessibility.json" with { type: "json" };
import accessibilityEs from "../messages/es/accessibility.json" with { type: "json" };
import accessibilityPt from "../messages/pt/accessibility.json" with { type: "json" };
import accessibilityKoKR from "../messages/ko-KR/accessibility.json" with { type: "json" };
import accessibilityJaJP from "../messages/ja-JP/accessibility.json" with { type: "json" };
import accessibilityFr from "../messages/fr/accessibility.json" with { type: "json" };
import accessibilityDe from "../messages/de/accessibility.json" with { type: "json" };
import accountsEn from "../messages/en/accounts.json" with { type: "json" };
import accountsEs from "../messages/es/accounts.json" with { type: "json" };
import accountsPt from "../messages/pt/accounts.json" with { type: "json" };
import accountsKoKR from "../messages/ko-KR/accounts.json" with { type: "json" };
import accountsJaJP from "../messages/ja-JP/accounts.json" with { type: "json" };
import accountsFr from "../messages/fr/accounts.json" with { type: "json" };
import accountsDe from "../messages/de/accounts.json" with { type: "json" };
import animationEn from "../messages/en/animation.json" with { type: "json" };
import animationEs from "../messages/es/animation.json" with { type: "json" };
import animationPt from "../messages/pt/animation.json" with { type: "json" };
import animationKoKR from "../messages/ko-KR/animation.json" with { type: "json" };
import animationJaJP from "../messages/ja-JP/animation.json" with { type: "json" };
import animationFr from "../messages/fr/animation.json" with { type: "json" };
import animationDe from "../messages/de/animation.json" with { type: "json" };
import changesEn from "../messages/en/changes.json" with { type: "json" };
import changesEs from "../messages/es/changes.json" with { type: "json" };
import changesPt from "../messages/pt/changes.json" with { type: "json" };
import changesKoKR from "../messages/ko-KR/changes.json" with { type: "json" };
import changesJaJP from "../messages/ja-JP/changes.json" with { type: "json" };
import changesFr from "../messages/fr/changes.json" with { type: "json" };
import changesDe from "../messages/de/changes.json" with { type: "json" };
import chromeEn from "../messages/en/chrome.json" with { type: "json" };
import chromeEs from "../messages/es/chrome.json" with { type: "json" };
import chromePt from "../messages/pt/chrome.json" with { type: "json" };
import chromeKoKR from "../messages/ko-KR/chrome.json" with { type: "json" };
import chromeJaJP from "../messages/ja-JP/chrome.json" with { type: "json" };
import chromeFr from "../messages/fr/chrome.json" with { type: "json" };
import chromeDe from "../messages/de/chrome.json" with { type: "json" };
import commandsEn from "../messages/en/commands.json" with { type: "json" };
import commandsEs from "../messages/es/commands.json" with { type: "json" };
import commandsPt from "../messages/pt/commands.json" with { type: "json" };
import commandsKoKR from "../messages/ko-KR/commands.json" with { type: "json" };
import commandsJaJP from "../messages/ja-JP/commands.json" with { type: "json" };
import commandsFr from "../messages/fr/commands.json" with { type: "json" };
import commandsDe from "../messages/de/commands.json" with { type: "json" };
import diagnosticsEn from "../messages/en/diagnostics.json" with { type: "json" };
import diagnosticsEs from "../messages/es/diagnostics.json" with { type: "json" };
import diagnosticsPt from "../messages/pt/diagnostics.json" with { type: "json" };
import diagnosticsKoKR from "../messages/ko-KR/diagnostics.json" with { type: "json" };
import diagnosticsJaJP from "../messages/ja-JP/diagnostics.json" with { type: "json" };
import diagnosticsFr from "../messages/fr/diagnostics.json" with { type: "json" };
import diagnosticsDe from "../messages/de/diagnostics.json" with { type: "json" };
import feedbackEn from "../messages/en/feedback.json" with { type: "json" };
import feedbackEs from "../messages/es/feedback.json" with { type: "json" };
import feedbackPt from "../messages/pt/feedback.json" with { type: "json" };
import feedbackKoKR from "../messages/ko-KR/feedback.json" with { type: "json" };
import feedbackJaJP from "../messages/ja-JP/feedback.json" with { type: "json" };
import feedbackFr from "../messages/fr/feedback.json" with { type: "json" };
import feedbackDe from "../messages/de/feedback.json" with { type: "json" };
import inspectionEn from "../messages/en/inspection.json" with { type: "json" };
import inspectionEs from "../messages/es/inspection.json" with { type: "json" };
import inspectionPt from "../messages/pt/inspection.json" with { type: "json" };
import inspectionKoKR from "../messages/ko-KR/inspection.json" with { type: "json" };
import inspectionJaJP from "../messages/ja-JP/inspection.json" with { type: "json" };
import inspectionFr from "../messages/fr/inspection.json" with { type: "json" };
import inspectionDe from "../messages/de/inspection.json" with { type: "json" };
import mailEn from "../messages/en/mail.json" with { type: "json" };
import mailEs from "../messages/es/mail.json" with { type: "json" };
import mailPt from "../messages/pt/mail.json" with { type: "json" };
import mailKoKR from "../messages/ko-KR/mail.json" with { type: "json" };
import mailJaJP from "../messages/ja-JP/mail.json" with { type: "json" };
import mailFr from "../messages/fr/mail.json" with { type: "json" };
import mailDe from "../messages/de/mail.json" with { type: "json" };
import offerEn from "../messages/en/offer.json" with { type: "json" };
import offerEs from "../messages/es/offer.json" with { type: "json" };
import offerPt from "../messages/pt/offer.json" with { type: "json" };
import offerKoKR from "../messages/ko-KR/offer.json" with { type: "json" };
import offerJaJP from "../messages/ja-JP/offer.json" with { type: "json" };
import offerFr from "../messages/fr/offer.json" with { type: "json" };
import offerDe from "../messages/de/offer.json" with { type: "json" };
import pagesEn from "../messages/en/pages.json" with { type: "json" };
import pagesEs from "../messages/es/pages.json" with { type: "json" };
import pagesPt from "../messages/pt/pages.json" with { type: "json" };
import pagesKoKR from "../messages/ko-KR/pages.json" with { type: "json" };
import pagesJaJP from "../messages/ja-JP/pages.json" with { type: "json" };
import pagesFr from "../messages/fr/pages.json" with { type: "json" };
import pagesDe from "../messages/de/pages.json" with { type: "json" };
import peopleEn from "../messages/en/people.json" with { type: "json" };
import peopleEs from "../messages/es/people.json" with { type: "json" };
import peoplePt from "../messages/pt/people.json" with { type: "json" };
import peopleKoKR from "../messages/ko-KR/people.json" with { type: "json" };
import peopleJaJP from "../messages/ja-JP/people.json" with { type: "json" };
import peopleFr from "../messages/fr/people.json" with { type: "json" };
import peopleDe from "../messages/de/people.json" with { type: "json" };
import refusalsEn from "../messages/en/refusals.json" with { type: "json" };
import refusalsEs from "../messages/es/refusals.json" with { type: "json" };
import refusalsPt from "../messages/pt/refusals.json" with { type: "json" };
import refusalsKoKR from "../messages/ko-KR/refusals.json" with { type: "json" };
import refusalsJaJP from "../messages/ja-JP/refusals.json" with { type: "json" };
import refusalsFr from "../messages/fr/refusals.json" with { type: "json" };
import refusalsDe from "../messages/de/refusals.json" with { type: "json" };
import statisticsEn from "../messages/en/statistics.json" with { type: "json" };
import statisticsEs from "../messages/es/statistics.json" with { type: "json" };
import statisticsPt from "../messages/pt/statistics.json" with { type: "json" };
import statisticsKoKR from "../messages/ko-KR/statistics.json" with { type: "json" };
import statisticsJaJP from "../messages/ja-JP/statistics.json" with { type: "json" };
import statisticsFr from "../messages/fr/statistics.json" with { type: "json" };
import statisticsDe from "../messages/de/statistics.json" with { type: "json" };
import toolsEn from "../messages/en/tools.json" with { type: "json" };
import toolsEs from "../messages/es/tools.json" with { type: "json" };
import toolsPt from "../messages/pt/tools.json" with { type: "json" };
import toolsKoKR from "../messages/ko-KR/tools.json" with { type: "json" };
import toolsJaJP from "../messages/ja-JP/tools.json" with { type: "json" };
import toolsFr from "../messages/fr/tools.json" with { type: "json" };
import toolsDe from "../messages/de/tools.json" with { type: "json" };
import workflowEn from "../messages/en/workflow.json" with { type: "json" };
import workflowEs from "../messages/es/workflow.json" with { type: "json" };
import workflowPt from "../messages/pt/workflow.json" with { type: "json" };
import workflowKoKR from "../messages/ko-KR/workflow.json" with { type: "json" };
import workflowJaJP from "../messages/ja-JP/workflow.json" with { type: "json" };
import workflowFr from "../messages/fr/workflow.json" with { type: "json" };
import workflowDe from "../messages/de/workflow.json" with { type: "json" };

export const accessibility = {
  en: accessibilityEn,
  es: accessibilityEs,
  pt: accessibilityPt,
  "ko-KR": accessibilityKoKR,
  "ja-JP": accessibilityJaJP,
  fr: accessibilityFr,
  de: accessibilityDe,
};

export const accounts = {
  en: accountsEn,
  es: accountsEs,
  pt: accountsPt,
  "ko-KR": accountsKoKR,
  "ja-JP": accountsJaJP,
  fr: accountsFr,
  de: accountsDe,
};

export const animation = {
  en: animationEn,
  es: animationEs,
  pt: animationPt,
  "ko-KR": animationKoKR,
  "ja-JP": animationJaJP,
  fr: animationFr,
  de: animationDe,
};

export const changes = {
  en: changesEn,
  es: changesEs,
  pt: changesPt,
  "ko-KR": changesKoKR,
  "ja-JP": changesJaJP,
  fr: changesFr,
  de: changesDe,
};

export const chrome = {
  en: chromeEn,
  es: chromeEs,
  pt: chromePt,
  "ko-KR": chromeKoKR,
  "ja-JP": chromeJaJP,
  fr: chromeFr,
  de: chromeDe,
};

export const commands = {
  en: commandsEn,
  es: commandsEs,
  pt: commandsPt,
  "ko-KR": commandsKoKR,
  "ja-JP": commandsJaJP,
  fr: commandsFr,
  de: commandsDe,
};

export const diagnostics = {
  en: diagnosticsEn,
  es: diagnosticsEs,
  pt: diagnosticsPt,
  "ko-KR": diagnosticsKoKR,
  "ja-JP": diagnosticsJaJP,
  fr: diagnosticsFr,
  de: diagnosticsDe,
};

export const feedback = {
  en: feedbackEn,
  es: feedbackEs,
  pt: feedbackPt,
  "ko-KR": feedbackKoKR,
  "ja-JP": feedbackJaJP,
  fr: feedbackFr,
  de: feedbackDe,
};

export const inspection = {
  en: inspectionEn,
  es: inspectionEs,
  pt: inspectionPt,
  "ko-KR": inspectionKoKR,
  "ja-JP": inspectionJaJP,
  fr: inspectionFr,
  de: inspectionDe,
};

export const mail = {
  en: mailEn,
  es: mailEs,
  pt: mailPt,
  "ko-KR": mailKoKR,
  "ja-JP": mailJaJP,
  fr: mailFr,
  de: mailDe,
};

export const offer = {
  en: offerEn,
  es: offerEs,
  pt: offerPt,
  "ko-KR": offerKoKR,
  "ja-JP": offerJaJP,
  fr: offerFr,
  de: offerDe,
};

export const pages = {
  en: pagesEn,
  es: pagesEs,
  pt: pagesPt,
  "ko-KR": pagesKoKR,
  "ja-JP": pagesJaJP,
  fr: pagesFr,
  de: pagesDe,
};

export const people = {
  en: peopleEn,
  es: peopleEs,
  pt: peoplePt,
  "ko-KR": peopleKoKR,
  "ja-JP": peopleJaJP,
  fr: peopleFr,
  de: peopleDe,
};

export const refusals = {
  en: refusalsEn,
  es: refusalsEs,
  pt: refusalsPt,
  "ko-KR": refusalsKoKR,
  "ja-JP": refusalsJaJP,
  fr: refusalsFr,
  de: refusalsDe,
};

export const statistics = {
  en: statisticsEn,
  es: statisticsEs,
  pt: statisticsPt,
  "ko-KR": statisticsKoKR,
  "ja-JP": statisticsJaJP,
  fr: statisticsFr,
  de: statisticsDe,
};

export const tools = {
  en: toolsEn,
  es: toolsEs,
  pt: toolsPt,
  "ko-KR": toolsKoKR,
  "ja-JP": toolsJaJP,
  fr: toolsFr,
  de: toolsDe,
};

export const workflow = {
  en: workflowEn,
  es: workflowEs,
  pt: workflowPt,
  "ko-KR": workflowKoKR,
  "ja-JP": workflowJaJP,
  fr: workflowFr,
  de: workflowDe,
};
