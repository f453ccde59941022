/** A sample plan. Prices in baht per month; no real offer. */
export interface Plan {
  name: string
  audience: string
  monthlyBaht: number
  features: readonly { text: string; isIncluded: boolean }[]
}

const features = [
  'Deposits and withdrawals around the clock',
  'Weekly cashback',
  'Two spins of the wheel a day',
  'A host of your own',
]

function plan(name: string, audience: string, monthlyBaht: number, included: number): Plan {
  return {
    name,
    audience,
    monthlyBaht,
    features: features.map((text, index) => ({ text, isIncluded: index < included })),
  }
}

export const plans: readonly Plan[] = [
  plan('Starter', 'For a first look around', 0, 2),
  plan('Regular', 'For most evenings of the week', 290, 3),
  plan('Club', 'For people who want a name to call', 1_290, 4),
]
