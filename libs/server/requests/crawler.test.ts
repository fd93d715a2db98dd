import { describe, expect, it } from 'vitest';
import { isCrawler } from './crawler.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('crawlers', () => {
  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
    'AdsBot-Google (+http://www.google.com/adsbot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
    'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
    'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
    'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Twitterbot/1.0',
    'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'TelegramBot (like TwitterBot)',
    'WhatsApp/2.23.20.0',
    'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  ])('%s is one', (userAgent) => expect(isCrawler(userAgent)).toBe(true));

  it.each([
    undefined,
    '',
    'curl/8.5.0',
    'curl/8.14.1',
    'node',
    'undici',
    'test',
    'python-requests/2.32.5',
    `Mozilla/5.0 (X11; Linux x86_64) ${CHROME} HeadlessChrome/145.0.7632.6 Safari/537.36`,
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 390.0',
    'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0',
  ])('%s is none', (userAgent) => expect(isCrawler(userAgent)).toBe(false));
});
