/** The app's own `/api` with its answers: the account, the demo sections, and the data on the device. */
import * as v from 'valibot'
import {
  accountPaths,
  loginAnswerSchema,
  meAnswerSchema,
  registerAnswerSchema,
} from '../account/account'
import { calendarPaths, eventListSchema, eventsSchema } from '../calendar/calendar'
import { captchaAnswerSchema, captchaChallengeSchema, captchaPaths } from '../captcha/captcha'
import {
  chatFileSchema,
  chatMessageSchema,
  chatMessagesSchema,
  chatPaths,
  chatUserSchema,
  chatUsersAnswerSchema,
  foundMessagesSchema,
} from '../chat/chat'
import {
  contactListSchema,
  contactPaths,
  contactsQuerySchema,
  firstContactsSchema,
} from '../contacts/contacts'
import {
  customersAnswer,
  customersPaths,
  ordersAnswer,
  productReviewsAnswer,
  soldProductsAnswer,
} from '../customers/customers'
import { customersExtraPaths, newProductAnswer, productIdsAnswer } from '../customers/extra'
import { invoiceAnswer, invoicePaths, invoicesAnswer } from '../customers/invoice'
import { invoiceDraftAnswer } from '../customers/invoiceDraft'
import { demoDataPaths, demoExportSchema, demoReportSchema } from '../demoData/demoData'
import * as kanbanChanged from '../kanban/answers'
import * as kanban from '../kanban/kanban'
import { mailChangePaths, mailFileSchema, movedSchema, savedDraftSchema } from '../mail/changes'
import {
  mailLabelDeletedSchema,
  mailLabelPaths,
  mailLabelSavedSchema,
  mailLabelsSchema,
} from '../mail/labels'
import {
  mailListSchema,
  mailPaths,
  mailQuerySchema,
  mailSchema,
  mailsSchema,
  membersSchema,
  nothingSchema,
} from '../mail/mail'
import { protectionSchema } from '../protection/limits'
import { automaticSchema } from '../scenario/actions'
import { replaySchema } from '../scenario/replay'
import { scenarioPaths, scenarioRuleSchema, testControlsSchema } from '../scenario/scenario'
import {
  differencesSchema,
  importedSchema,
  restoredSchema,
  savedSnapshotsSchema,
  snapshotFileSchema,
  snapshotPaths,
} from '../scenario/snapshot'
import { recordingSchema, trafficPaths, trafficSchema } from '../scenario/traffic'
import { addressListSchema } from '../shop/address'
import { cartSchema, changedLinesSchema, updatedLinesSchema } from '../shop/cart'
import { shopOrderSchema, shopOrdersSchema } from '../shop/order'
import { shopPaths } from '../shop/paths'
import {
  billingSchema,
  cardSchema,
  discountSchema,
  methodSchema,
  shippingSchema,
} from '../shop/payment'
import { productListSchema, productSchema, productsSchema, reviewListSchema } from '../shop/product'
import * as people from '../social/people'
import { postsSchema, socialPaths } from '../social/social'
import { profileAnswerSchema } from '../users/profile'
import * as users from '../users/users'
import { moneyDataPaths, moneyExportSchema, quarantineSchema } from '../wallet/moneyData'
import { depositSchema, withdrawalSchema } from '../wallet/wallet'
import type { Call } from './call'
import { get, ours, post, section } from './section'

const id = v.object({ id: v.string() })
const nothing = v.object({})

export const apiCalls: readonly Call[] = [
  ...section('account', accountPaths, {
    login: post(loginAnswerSchema),
    register: post(registerAnswerSchema),
    me: [get(meAnswerSchema), ours({ delete: nothing })],
  }),
  ...section('calendar', calendarPaths, {
    events: {
      ...get(eventListSchema),
      query: v.object({
        from: v.optional(v.string()),
        to: v.optional(v.string()),
        series: v.optional(v.string()),
      }),
    },
    add: post(eventsSchema),
    update: post(eventListSchema),
    remove: post(eventsSchema),
    replace: ours({ post: nothing }),
  }),
  ...section('captcha', captchaPaths, {
    challenge: ours({ get: captchaChallengeSchema }, v.object({ seconds: v.optional(v.string()) })),
    verify: ours({ post: captchaAnswerSchema }),
  }),
  ...section('chat', chatPaths, {
    users: get(chatUsersAnswerSchema),
    user: post(chatUserSchema),
    modifyUser: ours({ post: chatUserSchema }),
    meetUser: ours({ post: chatUserSchema }),
    filter: post(chatMessagesSchema),
    insert: post(chatMessageSchema),
    changeMessage: ours({ post: chatMessageSchema }),
    search: ours({ post: foundMessagesSchema }),
    file: ours({ post: chatFileSchema }),
  }),
  ...section('contact', contactPaths, {
    list: {
      ...get(v.partial(firstContactsSchema, ['total'])),
      query: v.partial(contactsQuerySchema),
    },
    modify: post(contactListSchema),
    remove: ours({ post: contactListSchema }),
    restore: ours({ post: contactListSchema }),
  }),
  ...section('customer', customersPaths, {
    customers: get(customersAnswer),
    orders: get(ordersAnswer),
    products: get(soldProductsAnswer),
    reviews: get(productReviewsAnswer),
  }),
  ...section('customer', customersExtraPaths, {
    orderProgress: ours({ post: v.object({}) }),
    newProduct: ours({ post: newProductAnswer }),
    removeProducts: ours({ post: productIdsAnswer }),
    restoreProducts: ours({ post: productIdsAnswer }),
    reviewStatus: ours({ post: productIdsAnswer }),
    invoiceDraft: ours({ get: invoiceDraftAnswer, post: invoiceDraftAnswer }),
  }),
  ...section('customerInvoice', invoicePaths, {
    list: ours({ get: invoicesAnswer }),
    issue: ours({ post: invoiceAnswer }),
    status: ours({ post: invoiceAnswer }),
  }),
  ...section('demo', demoDataPaths, {
    reset: ours({ post: demoReportSchema }),
    export: ours({ get: demoExportSchema }),
    import: ours({ post: demoReportSchema }),
  }),
  ...section('kanban', kanban.kanbanPaths, {
    columns: get(kanban.columnsAnswerSchema),
    columnsOrder: get(kanban.columnsOrderAnswerSchema),
    comments: get(kanban.commentsAnswerSchema),
    profiles: get(kanban.profilesAnswerSchema),
    items: get(kanban.itemsAnswerSchema),
    userStory: get(kanban.userStoryAnswerSchema),
    userStoryOrder: get(kanban.userStoryOrderAnswerSchema),
    addColumn: post(kanbanChanged.columnsChangedSchema),
    editColumn: post(kanbanChanged.columnsChangedSchema),
    updateColumnOrder: post(kanban.columnsOrderAnswerSchema),
    deleteColumn: post(kanbanChanged.columnsChangedSchema),
    addItem: post(kanbanChanged.itemChangedSchema),
    editItem: post(kanbanChanged.itemChangedSchema),
    updateItemOrder: post(kanbanChanged.itemsMovedSchema),
    selectItem: post(kanbanChanged.itemSelectedSchema),
    addItemComment: post(kanbanChanged.itemCommentedSchema),
    deleteItem: post(kanbanChanged.itemDeletedSchema),
    addStory: post(kanbanChanged.storyChangedSchema),
    editStory: post(kanbanChanged.storyChangedSchema),
    updateStoryOrder: post(kanban.userStoryOrderAnswerSchema),
    updateStoryItemOrder: post(kanbanChanged.storyItemsMovedSchema),
    addStoryComment: post(kanbanChanged.storyCommentedSchema),
    deleteStory: post(kanbanChanged.storyDeletedSchema),
    labels: ours({ get: kanban.labelsAnswerSchema }),
    saveLabel: ours({ post: kanbanChanged.labelSavedSchema }),
    deleteLabel: ours({ post: kanbanChanged.labelDeletedSchema }),
    archiveItems: ours({ post: kanbanChanged.itemsArchivedSchema }),
  }),
  ...section('mail', mailPaths, {
    list: {
      ...get(v.object({ ...mailListSchema.entries, ids: v.optional(v.array(v.string())) })),
      query: v.partial(mailQuerySchema),
    },
    filter: post(mailsSchema),
    setImportant: post(nothingSchema),
    setStarred: post(nothingSchema),
    setRead: post(nothingSchema),
  }),
  ...section('mail', mailChangePaths, {
    rows: ours({ post: mailsSchema }),
    members: ours({ post: membersSchema }),
    conversation: ours({ post: mailsSchema }),
    mark: ours({ post: nothingSchema }),
    move: ours({ post: movedSchema }),
    remove: ours({ post: nothingSchema }),
    saveDraft: ours({ post: savedDraftSchema }),
    send: ours({ post: mailSchema }),
    recall: ours({ post: mailSchema }),
    attach: ours({ post: mailSchema }),
    detach: ours({ post: mailSchema }),
    attachment: ours({ post: mailFileSchema }),
  }),
  ...section('mail', mailLabelPaths, {
    labels: ours({ get: mailLabelsSchema }),
    saveLabel: ours({ post: mailLabelSavedSchema }),
    deleteLabel: ours({ post: mailLabelDeletedSchema }),
  }),
  ...section('money', moneyDataPaths, {
    quarantine: ours({ get: quarantineSchema }),
    repair: ours({ post: quarantineSchema }),
    export: ours({ get: moneyExportSchema }),
    reset: ours({ post: nothing }),
  }),
  ...section(
    'scenarios',
    { ...scenarioPaths, rule: '/api/scenarios/:id' },
    {
      all: ours({ get: testControlsSchema, post: scenarioRuleSchema, delete: testControlsSchema }),
      clock: ours({ post: testControlsSchema }),
      load: ours({ post: testControlsSchema }),
      replay: ours({ post: replaySchema }),
      reset: ours({ post: testControlsSchema }),
      bankLine: ours({ post: v.object({ data: depositSchema }) }),
      bet: ours({ post: v.object({ data: protectionSchema }) }),
      decide: ours({ post: v.object({ data: withdrawalSchema }) }),
      difference: ours({ post: v.object({ data: nothing }) }),
      automatic: ours({
        get: v.object({ data: automaticSchema }),
        post: v.object({ data: automaticSchema }),
      }),
      rule: ours({ delete: testControlsSchema }),
    },
  ),
  ...section('worlds', snapshotPaths, {
    all: ours({ get: savedSnapshotsSchema, post: savedSnapshotsSchema }),
    restore: ours({ post: restoredSchema }),
    export: ours({ post: snapshotFileSchema }),
    report: ours({ post: snapshotFileSchema }),
    import: ours({ post: importedSchema }),
    remove: ours({ post: savedSnapshotsSchema }),
    compare: ours({ post: differencesSchema }),
  }),
  ...section('traffic', trafficPaths, {
    all: ours({ get: trafficSchema }),
    recording: ours({ post: recordingSchema }),
    clear: ours({ post: nothing }),
  }),
  ...section('shop', shopPaths, {
    products: get(productListSchema),
    filterProducts: post(productsSchema),
    product: post(productSchema),
    related: post(productsSchema),
    reviews: get(reviewListSchema),
    addresses: get(addressListSchema),
    newAddress: post(addressListSchema),
    editAddress: post(addressListSchema),
    removeAddress: ours({ post: addressListSchema }),
    add: post(changedLinesSchema),
    remove: post(changedLinesSchema),
    update: post(updatedLinesSchema),
    billingAddress: post(billingSchema),
    discount: post(discountSchema),
    shippingCharge: post(shippingSchema),
    paymentMethod: post(methodSchema),
    paymentCard: post(cardSchema),
    reset: post(cartSchema),
    cart: ours({ get: cartSchema }),
    discountWorth: ours({ post: discountSchema }),
    placeOrder: ours({ post: shopOrderSchema }),
    orders: ours({ get: shopOrdersSchema }),
    orderProgress: ours({ post: v.object({}) }),
    cancelOrder: ours({ post: shopOrderSchema }),
  }),
  ...section('social', people.socialPeoplePaths, {
    followers: get(people.followersSchema),
    followersFilter: post(people.followerResultsSchema),
    follow: ours({ post: people.followRequestSchema }),
    friends: get(people.friendsSchema),
    friendsFilter: post(people.friendResultsSchema),
    unfriend: ours({ post: id }),
    restoreFriend: ours({ post: id }),
    requests: get(people.friendRequestsSchema),
    requestsFilter: post(people.friendRequestResultsSchema),
    confirmRequest: ours({ post: id }),
    deleteRequest: ours({ post: id }),
    restoreRequest: ours({ post: id }),
    gallery: get(people.gallerySchema),
    addPicture: ours({ post: id }),
    removePicture: ours({ post: id }),
    restorePicture: ours({ post: id }),
  }),
  ...section('social', socialPaths, {
    posts: get(postsSchema),
    addComment: post(postsSchema),
    addReply: post(postsSchema),
    likePost: post(postsSchema),
    likeComment: post(postsSchema),
    likeReply: post(postsSchema),
    editComment: post(postsSchema),
    addPost: ours({ post: postsSchema }),
    removePost: ours({ post: postsSchema }),
    restorePost: ours({ post: postsSchema }),
    removeComment: ours({ post: postsSchema }),
    edit: ours({ post: postsSchema }),
  }),
  ...section('users', users.usersPaths, {
    detailsCards: get(users.detailsUsersSchema),
    detailsFilter: post(users.detailsResultsSchema),
    simpleCards: get(users.simpleUsersSchema),
    simpleFilter: post(users.simpleResultsSchema),
    profileCards: get(users.profileUsersSchema),
    profileFilter: post(users.profileResultsSchema),
    table: ours({ get: users.tableUsersSchema }),
    rows: get(users.rowUsersSchema),
    block: ours({ post: users.blockRequestSchema }),
    profile: ours({ get: profileAnswerSchema, post: profileAnswerSchema }),
  }),
]
