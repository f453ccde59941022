import type { GameProvider } from '#contract/games/games'
import { dayMs } from '#lib/time'
import type { GameProviderRow } from '../database/playRows'

/** Invented game houses, most of them open. */
export function makeGameProviders(today: number): GameProviderRow[] {
  const told: [
    GameProvider['providerCode'],
    string,
    GameProvider['category'],
    GameProvider['status'],
  ][] = [
    ['NOVA', 'Nova Reels', 'slot', 'online'],
    ['LOTUS', 'Lotus Spin', 'slot', 'online'],
    ['COMET', 'Comet Slots', 'slot', 'maintenance'],
    ['HARBOR', 'Harbor Live', 'casino', 'online'],
    ['JADE', 'Jade Table', 'casino', 'online'],
    ['PITCH', 'Pitch & Goal', 'sport', 'online'],
    ['ARENA', 'Arena Sports', 'sport', 'off'],
    ['CORAL', 'Coral Hunter', 'fish', 'online'],
    ['TIDE', 'Tide Fishing', 'fish', 'online'],
    ['LUCKY9', 'Lucky Nine', 'lottery', 'online'],
  ]
  return told.map(([providerCode, providerName, category, status], index) => ({
    providerCode,
    providerName,
    category,
    status,
    maintenanceUntil: status === 'maintenance' ? new Date(today + dayMs / 4).toISOString() : null,
    imageUrl: null,
    sort: index + 1,
  }))
}
