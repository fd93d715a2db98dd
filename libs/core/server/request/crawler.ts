const CRAWLERS =
  /\b(?:googlebot|google-inspectiontool|adsbot-google|bingbot|slurp|duckduckbot|baiduspider|yandexbot|applebot|facebookexternalhit|twitterbot|linkedinbot|slackbot|telegrambot|whatsapp|discordbot)\b/i;

/** Whether the client is a crawler of a search engine or a link preview: there is nobody to read a warning. */
export function isCrawler(userAgent: string | undefined): boolean {
  return CRAWLERS.test(userAgent ?? '');
}
