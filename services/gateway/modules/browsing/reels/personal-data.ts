import { ownRows, type PersonalData } from '../../../personal-data/personal-data.ts';

/** What a person did with reels; it goes with their row. */
export const reelsPersonalData: PersonalData = {
  sections: {
    reelViews: ownRows('reel_views', ['happened_at', 'reel_id']),
    reelRatings: ownRows('reel_ratings', ['happened_at', 'reel_id', 'rating']),
    reelBookmarks: ownRows('reel_bookmarks', ['happened_at', 'reel_id', 'is_bookmarked']),
    reelPurchases: ownRows('reel_purchases', ['happened_at', 'reel_id']),
  },
};
