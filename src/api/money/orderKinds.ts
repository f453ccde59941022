/**
 * Loads the files that define the kinds of orders: a stored order may have to be retried before the page of
 * its kind is opened.
 */
import '../promotion/promotion'
import '../protection/limits'
import '../rewards/cashback'
import '../rewards/code'
import '../rewards/invite'
import '../rewards/wheel'
import './deposit'
import '../games/games'
import './withdraw'
