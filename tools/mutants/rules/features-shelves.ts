import type { MutatedFile } from '../mutant.ts';

/** Recommended shelves, downloads, ratings, surveys and the relationship. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/features/recommendations/slots/recommendation-shelf.tsx',
    tests: [
      'libs/features/recommendations/recommendation-shelf.dom.test.tsx',
      'libs/features/recommendations/routes.test.ts',
    ],
    mutants: [
      {
        rules: ['K15', 'K12'],
        breaks: 'a shelf is asked for before anybody is near',
        find: 'enabled: maySee && isNear',
        replace: 'enabled: maySee',
      },
      {
        rules: ['K15', 'K12'],
        breaks: 'a shelf that is shown is not told of',
        find: 'if (filled > 0) analytics',
        replace: 'if (filled > 99) analytics',
      },
      {
        rules: ['A13'],
        breaks: 'a visitor finds the empty place of a shelf',
        find: 'if (!maySee || isGone) return null',
        replace: 'if (isGone) return null',
      },
    ],
  },
  {
    file: 'libs/features/recommendations/tracking/use-shelf-click.ts',
    tests: ['libs/features/recommendations/recommendation-shelf.dom.test.tsx'],
    mutants: [
      {
        rules: ['C23', 'K10'],
        breaks: 'a click takes no campaign along',
        find: "link.setAttribute('href', href);",
        replace: '',
      },
      {
        rules: ['C23'],
        breaks: 'a click is not told of',
        find: 'void sendShelfClick({ userId, elementClicked: ujc, recommId });',
        replace: '',
      },
      {
        rules: ['C23'],
        breaks: 'a click on a performer is told of',
        find: 'if (!link || slug === undefined) return;',
        replace: 'if (!link) return;',
      },
      {
        rules: ['C23'],
        breaks: 'the page of a film does not know what led to it',
        find: 'keepRecommId(slug, recommId);',
        replace: '',
      },
    ],
  },
  {
    file: 'libs/features/recommendations/screens/recommended-page.tsx',
    tests: ['libs/features/recommendations/routes.test.ts'],
    mutants: [
      {
        rules: ['R50'],
        breaks: 'an empty page of recommendations says nothing',
        find: "title={t('empty.title')}",
        replace: "title={t('text')}",
      },
      {
        rules: ['R50'],
        breaks: 'there is no way to more recommendations',
        find: 'recommId !== null && pages.at(-1)?.recommendations.hasMore === true',
        replace: 'false',
      },
    ],
  },
  {
    file: 'libs/features/downloads/dialogs/download-options.tsx',
    tests: ['libs/features/downloads/dialogs/video-download-dialog.dom.test.tsx'],
    mutants: [
      {
        rules: ['M12', 'X13'],
        breaks: 'nobody is told what is left',
        find: '{quota && !quota.zeroQuota ? <QuotaLeft quota={quota} /> : null}',
        replace: '',
      },
      {
        rules: ['E09'],
        breaks: 'a used-up quota still offers sizes',
        find: 'disabled={reached !== null || (',
        replace: 'disabled={(',
      },
      {
        rules: ['E09'],
        breaks: 'a quota is known to be used up only after pressing',
        find: 'quotaReached ?? (quota?.thresholdReached && again === null ? quota : null)',
        replace: 'quotaReached',
      },
      {
        rules: ['E09'],
        breaks: 'a membership without downloads is told to wait',
        find: '{quota?.zeroQuota ? (',
        replace: '{quota?.zeroQuota === null ? (',
      },
      {
        rules: ['M12'],
        breaks: 'the days of a quota are told as its downloads',
        find: '{ days: quota.downloadDaysPeriod }',
        replace: '{ days: quota.downloadQuotaMax }',
      },
    ],
  },
  {
    file: 'libs/features/downloads/use-download.ts',
    tests: ['libs/features/downloads/dialogs/video-download-dialog.dom.test.tsx'],
    mutants: [
      {
        rules: ['E09'],
        breaks: 'a download that fails says nothing',
        find: "onError: (error) => flash({ type: 'error', message: errorText(error) }),",
        replace: '',
      },
      {
        rules: ['E09'],
        breaks: 'a used-up quota is not told of',
        find: "quotaReached: download.data?.__typename === 'ReachedDownloadQuotaError' ? download.data : null",
        replace: 'quotaReached: null',
      },
    ],
  },
  {
    file: 'libs/features/ratings/use-rating.ts',
    tests: ['libs/features/ratings/dialogs/rating-dialogs.dom.test.tsx'],
    mutants: [
      {
        rules: ['M13'],
        breaks: 'a star is shown once it is kept',
        find: 'setPending((others) => ({ ...others, [keyOf(part)]: rating }));',
        replace: '',
      },
      {
        rules: ['M13', 'E10'],
        breaks: 'a refused rating says nothing',
        find: "flash({ type: 'error', message: messagesOf(texts)(`errors.${isKnown(key) ? key : 'failed'}`) });",
        replace: '',
      },
      {
        rules: ['M13', 'E10'],
        breaks: 'a refused rating is shown as given',
        find: 'onSettled: (_answer, _error, { part, rating }) =>',
        replace:
          "onSettled: (_answer, _error, { part, rating }) => _answer?.__typename === 'RatingRefused' ? undefined :",
      },
      {
        rules: ['M16', 'V06'],
        breaks: 'a part is sent before the whole is kept',
        find: 'scope: { id: `rating:${video.videoId}` },',
        replace: '',
      },
      {
        rules: ['M16', 'V06', 'E10'],
        breaks: 'every refusal has the same words',
        find: "isKnown(key) ? key : 'failed'",
        replace: "isKnown(key) ? 'failed' : 'failed'",
      },
      {
        rules: ['M16', 'C16'],
        breaks: 'a performer is rated without a name',
        find: 'type: part.type, slug: part.slug, rating',
        replace: 'type: part.type, slug: null, rating',
      },
    ],
  },
  {
    file: 'libs/tenant/constants.ts',
    tests: ['libs/features/ratings/dialogs/rating-dialogs.dom.test.tsx'],
    mutants: [
      { rules: ['M13', 'K06'], breaks: 'a film is rated up to 5', find: 'RATING_MAX = 10', replace: 'RATING_MAX = 5' },
      {
        rules: ['M16', 'K06'],
        breaks: 'a part of a film is rated up to 10',
        find: 'RATING_PROPERTY_MAX = 5',
        replace: 'RATING_PROPERTY_MAX = 10',
      },
    ],
  },
  {
    file: 'libs/features/measuring/surveys/open-iterate.ts',
    tests: ['libs/features/measuring/surveys/surveys.dom.test.tsx'],
    mutants: [
      {
        rules: ['X05'],
        breaks: 'the survey is not told of whom it asks',
        find: "queue('identify', { external_id: userId, ...traits });",
        replace: "queue('identify', { external_id: userId });",
      },
      { rules: ['X05'], breaks: 'a survey stays on the page without consent', find: 'script.remove();', replace: '' },
    ],
  },
  {
    file: 'libs/features/measuring/slots/page-measure.tsx',
    tests: ['libs/features/measuring/surveys/surveys.dom.test.tsx'],
    mutants: [
      {
        rules: ['X05'],
        breaks: 'visitors are surveyed',
        find: 'surveyKey === null || !isAuthenticated',
        replace: 'surveyKey === null',
      },
      {
        rules: ['X05'],
        breaks: 'a survey is asked for without a key',
        find: 'if (surveyKey === null || !isAuthenticated) return null;',
        replace: 'if (!isAuthenticated) return null;',
      },
    ],
  },
  {
    file: 'libs/features/measuring/slots/consent-banner.tsx',
    tests: ['libs/features/measuring/surveys/surveys.dom.test.tsx'],
    mutants: [
      {
        rules: ['X05'],
        breaks: 'surveys are no part of what is asked',
        find: "{hasSurveys ? `${t('surveys')} ` : null}",
        replace: '',
      },
    ],
  },
  {
    file: 'libs/features/relationship/slots/account-relationship.tsx',
    tests: ['libs/features/relationship/slots/account-relationship.dom.test.tsx'],
    mutants: [
      {
        rules: ['A12', 'C14'],
        breaks: 'what was said before is lost with a change',
        find: 'mutate({ relationshipStatus: relationshipStatusOf(target.value), relationshipRole })',
        replace: 'mutate({ relationshipStatus: relationshipStatusOf(target.value) })',
      },
      {
        rules: ['A12'],
        breaks: 'a lapsed subscriber is offered to change it',
        find: "const mayChange = useAbility().can('update',",
        replace: "const mayChange = useAbility().can('see',",
      },
      {
        rules: ['A12'],
        breaks: 'everybody finds the section',
        find: "useAbility().can('see', 'relationshipStatusSection') ? <Section /> : null",
        replace: '<Section />',
      },
      {
        rules: ['L13'],
        breaks: 'a change that failed stays shown',
        find: 'client.setQueryData(relationshipQuery.queryKey, before);',
        replace: '',
      },
    ],
  },
];
