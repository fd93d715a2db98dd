const CRAWLERS =
  /\b(?:googlebot|google-inspectiontool|adsbot-google|bingbot|slurp|duckduckbot|baiduspider|yandexbot|applebot|facebookexternalhit|twitterbot|linkedinbot|slackbot|telegrambot|whatsapp|discordbot)\b/i;

/** Whether a program of a search engine or of shared links asks: nobody who could read a warning. */
export function isCrawler(userAgent: string | undefined): boolean {
  return CRAWLERS.test(userAgent ?? '');
}
