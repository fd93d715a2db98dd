const HELPLINE =
  'U.S. SUBSTANCE ABUSE AND MENTAL HEALTH SERVICES ADMINISTRATION HELPLINE: 1-800-662-HELP (4357) THIS HELPLINE IS A FREE, CONFIDENTIAL INFORMATION SERVICE (IN ENGLISH OR SPANISH) OPEN 24 HOURS PER DAY, FOR INDIVIDUALS AND FAMILY MEMBERS FACING MENTAL HEALTH OR SUBSTANCE USE DISORDERS. THE SERVICE PROVIDES REFERRAL TO LOCAL TREATMENT FACILITIES, SUPPORT GROUPS, AND COMMUNITY BASED ORGANIZATIONS.';

/**
 * The statutes' own wording, by region (H03, D18). `version` grows with every change of a text; `source` and `checked`
 * say where it was read and when. Counsel confirms the texts before a release.
 */
export const healthWarnings = {
  'US-TX': {
    version: '1',
    source: 'Texas Civil Practice and Remedies Code chapter 129B (HB 1181, 2023)',
    checked: '2026-11-21',
    warnings: {
      first:
        'TEXAS HEALTH AND HUMAN SERVICES WARNING: Pornography is potentially biologically addictive, is proven to harm human brain development, desensitizes brain reward circuits, increases conditioned responses, and weakens brain function.',
      second:
        'TEXAS HEALTH AND HUMAN SERVICES WARNING: Exposure to this content is associated with low self-esteem and body image, eating disorders, impaired brain development, and other emotional and mental illnesses.',
      third:
        'TEXAS HEALTH AND HUMAN SERVICES WARNING: Pornography increases the demand for prostitution, child exploitation, and child pornography.',
    },
  },
  'US-AL': {
    version: '1',
    source: 'Alabama Act 2024-97 (HB 164), in force since 2024-10-01',
    checked: '2026-11-21',
    warnings: {
      first:
        'ALABAMA HEALTH AND HUMAN SERVICES WARNING: Pornography is potentially biologically addictive, is proven to harm human brain development, desensitizes brain reward circuits, increases conditioned responses, and weakens brain function.',
      second:
        'ALABAMA HEALTH AND HUMAN SERVICES WARNING: Exposure to this content is associated with low self-esteem and body image, eating disorders, impaired brain development, and other emotional and mental illnesses.',
      third:
        'ALABAMA HEALTH AND HUMAN SERVICES WARNING: Pornography increases the demand for prostitution, child exploitation, and child pornography.',
    },
  },
} as const;

/** The line that the statutes require at the bottom of every page, by region. */
export const helplines = { 'US-TX': HELPLINE, 'US-AL': HELPLINE } as const;

/** The texts around a warning's own words. */
export const healthWarningGate = {
  headTitle: 'Health warning — {brand}',
  title: 'Before you continue',
  acknowledge: 'I have read this',
} as const;
