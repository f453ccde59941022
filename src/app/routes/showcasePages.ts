import { advancePages } from './showcases/advance'
import { basicPages } from './showcases/basic'
import { chartsPages } from './showcases/charts'
import { componentsPages } from './showcases/components'
import { formsPages } from './showcases/forms'
import { foundationsPages } from './showcases/foundations'
import { iconsPages } from './showcases/icons'
import { pricePages } from './showcases/price'
import { samplePages } from './showcases/sample'
import { tablesPages } from './showcases/tables'
import { widgetPages } from './showcases/widget'

/** The table of the showcase pages: each is a file of its own, loaded on demand. */
export const showcasePages = [
  ...widgetPages,
  ...componentsPages,
  ...formsPages,
  ...chartsPages,
  ...tablesPages,
  ...basicPages,
  ...advancePages,
  ...pricePages,
  ...foundationsPages,
  ...iconsPages,
  ...samplePages,
]
