import { requests } from 'recombee-api-client';
import type { GatewayServices } from '../../../../services.ts';
import { RECOMMENDER_DATABASES } from '../recombee/databases.ts';
import { recommenderOf } from '../service/recommender.ts';

const ITEMS_AT_ONCE = 500;
const PROPERTIES = { site: 'string', title: 'string', features: 'set' } as const;

/** Sends every item on offer to Recombee and deletes the others there, to match the built-in recommender. */
export async function sendItems(services: GatewayServices): Promise<number> {
  let sent = 0;
  for (const database of RECOMMENDER_DATABASES) {
    const service = recommenderOf(services, database);
    if (service === null) continue;
    // Properties that are there already are refused one by one; the batch goes through.
    await service.send(
      new requests.Batch(Object.entries(PROPERTIES).map(([name, type]) => new requests.AddItemProperty(name, type))),
    );
    for (let after = ''; ;) {
      const items = await services.db
        .selectFrom('recommender_items')
        .select(['item_id', 'site', 'features', 'values', 'is_offered'])
        .where('database', '=', database)
        .where('item_id', '>', after)
        .orderBy('item_id')
        .limit(ITEMS_AT_ONCE)
        .execute();
      const last = items.at(-1);
      if (!last) break;
      await service.send(
        new requests.Batch(
          items.map(({ item_id, site, features, values, is_offered }) =>
            is_offered
              ? new requests.SetItemValues(item_id, { ...values, site, features }, { cascadeCreate: true })
              : new requests.DeleteItem(item_id),
          ),
        ),
      );
      sent += items.length;
      after = last.item_id;
    }
  }
  return sent;
}
