import { FEWEST_ANSWERS } from '#shared/analytics/intervals.ts';
import { FEWEST_WEEKS } from '#shared/analytics/level-change.ts';
import { FEWEST_IN_POINT } from '#shared/analytics/trend-points.ts';
import type { MethodId } from '../../lib/methods.ts';

export interface Method {
  readonly name: string;
  /** The formula in words, by paragraph. */
  readonly formula: readonly string[];
  readonly leftOut: string;
  /** The literature; empty for plain counts. */
  readonly sources: readonly string[];
}

const IMAGINED_ANSWER =
  'For each end of the range, one imagined answer is added to the real ones: most of it lies at that end of the scale, the rest evenly over it. So the range stays honest where few answered or nearly all agree.';

const PERKS =
  'W. Perks (1947), Some observations on inverse probability. Journal of the Institute of Actuaries 73, for the imagined answer.';
const WALLEY =
  'P. Walley (1996), Inferences from multinomial data: learning about a bag of marbles. Journal of the Royal Statistical Society B 58, for where it lies.';

export const METHODS: Readonly<Record<MethodId, Method>> = {
  counting: {
    name: 'Impressions, starts and completions',
    formula: [
      'An impression is one time that the survey was shown. A start is a response with at least one answer. A completion is a response that reached the end.',
      'A response counts on the day on which its first answer was saved, by the clock of your store’s time zone. A later answer changes the response, not its day.',
    ],
    leftOut:
      'Test responses, and responses that were deleted or erased. Some impressions are lost when a shopper closes the page at once. Filters for answers and orders do not apply to impressions.',
    sources: [],
  },
  rates: {
    name: 'Response rate and completion rate',
    formula: [
      'The response rate is starts divided by impressions. The completion rate is completions divided by starts.',
      `The range beside a rate is a 95 % interval: if the same survey ran a hundred times, about 95 such ranges would contain the true rate. ${IMAGINED_ANSWER}`,
      'We checked all possible samples: from five responses on, at least 93 of 100 such ranges contain the true rate, whatever it is.',
    ],
    leftOut:
      'Shoppers who never saw the survey. If there are more starts than impressions, no rate is shown.',
    sources: [PERKS, WALLEY],
  },
  time: {
    name: 'Median time',
    formula: [
      'Half of the complete responses took less time than the median, half took more. It runs from the first question to the end.',
      'Times are sorted into steps of 10 %, so the median is right to about 5 %. The time of one question in the funnel is an exact median of the newest responses.',
    ],
    leftOut:
      'Responses that did not reach the end. The funnel says beside the times how many responses they come from.',
    sources: [],
  },
  shares: {
    name: 'Shares of answers',
    formula: [
      'How many chose an answer, divided by how many answered the question. If several answers may be chosen, the shares add up to more than 100 %. Dates are counted by month.',
      `The range is a 95 % interval. ${IMAGINED_ANSWER} The headline gives no finding from fewer than ${FEWEST_ANSWERS} answers.`,
    ],
    leftOut: 'Shoppers who skipped the question or were not asked. They are in the funnel.',
    sources: [PERKS, WALLEY],
  },
  averages: {
    name: 'Average of a rating',
    formula: [
      'The sum of all points divided by the number of answers. “Top two” is the share that gave one of the two highest points.',
      `The range is a 95 % interval that stays within the scale. ${IMAGINED_ANSWER} So there is a range even if all agree: twelve times five stars do not prove that everybody gives five.`,
    ],
    leftOut: 'Shoppers who skipped the rating.',
    sources: [
      PERKS,
      WALLEY,
      'R. Lugannani and S. Rice (1980), Saddle point approximation for the distribution of the sum of independent random variables. Advances in Applied Probability 12.',
    ],
  },
  nps: {
    name: 'Net promoter score',
    formula: [
      'The share of 9 and 10 less the share of 0 to 6, out of those who answered, from −100 to 100.',
      'The range is worked out as for the average of a rating, with the three groups as the points of the scale.',
    ],
    leftOut: 'Shoppers who skipped the question.',
    sources: [
      'F. F. Reichheld (2003), The one number you need to grow. Harvard Business Review 81.',
      PERKS,
      WALLEY,
    ],
  },
  numbers: {
    name: 'Numbers that shoppers type',
    formula: [
      'The average is the sum divided by the number of answers. Half of the answers are below the median, half above. Numbers are counted to three digits, so these figures are at most half a percent off.',
      'Up to 5 % of the numbers are left out as likely typos if they lie more than five times as far outside the middle half of all numbers as that half is wide. How many, and which, stands beside the figures.',
    ],
    leftOut: 'Shoppers who skipped the question.',
    sources: [],
  },
  findings: {
    name: 'What stands out',
    formula: [
      'Findings are looked for in all answers from the first one on, whichever days you look at: which answers lead, what changed between weeks, how groups of shoppers differ, how scores depend on other answers or on country and customer type, where shoppers leave, orders, and what links see. Scores by other answers, orders and links come from the newest 2,000 responses.',
      '“Clear” and “a hint” are two levels of one test. You look at growing answers again and again, and each look could be wrong. So both hold for 90 days of looking each day: of surveys in which nothing differs, at most 1 in 200 ever calls anything clear, and at most 1 in 10 ever shows a hint. We drew made-up stores whose weeks wobble and whose customers come back to see that.',
      `A change has to be larger than what your weeks differ by anyway. That takes ${FEWEST_WEEKS} whole weeks with answers. A customer with several responses counts once where scores, orders and answers are compared.`,
      'Shares in findings are of those who answered the question.',
    ],
    leftOut:
      'Why something differs: a finding says what was measured, not its cause. Leaving is compared from four questions on, without the first one, because a response begins with its first answer. What customers did before the newest 2,000 responses does not count where a customer counts once.',
    sources: [
      'R. Miller and D. Siegmund (1982), Maximally selected chi square statistics. Biometrics 38, for looking again and again.',
      'R. DerSimonian and N. Laird (1986), Meta-analysis in clinical trials. Controlled Clinical Trials 7, for what weeks differ by.',
      'J. N. K. Rao and A. J. Scott (1981), The analysis of categorical data from complex sample surveys. Journal of the American Statistical Association 76.',
      'S. Holm (1979), A simple sequentially rejective multiple test procedure. Scandinavian Journal of Statistics 6.',
    ],
  },
  comparisons: {
    name: 'Comparing two groups',
    formula: [
      'The difference of two shares or two scores, with a range that combines the ranges of both.',
      'A difference is called unlikely to be chance exactly when its range leaves out zero. The more a page compares, the larger a difference has to be: if nothing differs, at most 5 % of questions and 10 % of pages call something that. This holds for one look. Split tests hold for 90 days of looking each day: at most 5 % of them. “May well be chance” does not say that the groups are the same.',
    ],
    leftOut:
      'Why the groups differ. Shoppers choose their group themselves, so a difference need not be caused by it. Only in a split test chance chooses.',
    sources: [
      'R. G. Newcombe (1998), Interval estimation for the difference between independent proportions. Statistics in Medicine 17.',
      'G. Y. Zou and A. Donner (2008), Construction of confidence limits about effect measures. Statistics in Medicine 27.',
      'S. Holm (1979), A simple sequentially rejective multiple test procedure. Scandinavian Journal of Statistics 6.',
    ],
  },
  trends: {
    name: 'Scores over time',
    formula: [
      `A point joins days, weeks or months until it has ${FEWEST_IN_POINT} answers. With so many, chance alone seldom moves a point far from the one before. A point with fewer answers is drawn thin. The band is the 95 % interval of each point.`,
      `The sentence above the line compares, for each whole week, all answers before it with all answers from it on, where both have ${FEWEST_IN_POINT}. It names the week with the largest difference, or a slow change over all weeks, if chance and the usual wobble between weeks do not explain it. How much weeks wobble is worked out from the weeks themselves. The test is stricter the more weeks and scores are looked at, and it holds for 90 days of looking: at most 4 % of pages tell a change that is not there. In the first 13 weeks nobody can know whether a wobble lasts for weeks: where it did, up to 15 % of made-up scores were told to have changed on some day.`,
    ],
    leftOut: 'Weeks that are not over. Only the largest change is told.',
    sources: [
      'R. Miller and D. Siegmund (1982), Maximally selected chi square statistics. Biometrics 38.',
      'G. Y. Zou and A. Donner (2008), Construction of confidence limits about effect measures. Statistics in Medicine 27.',
    ],
  },
  periods: {
    name: 'The period before and a year ago',
    formula: [
      'Each figure is compared with the same number of days just before, and with the same days 52 weeks ago, so that the days of the week match.',
      'For a rate, the difference has a range that combines the ranges of both rates. For starts and completions, the change in percent has a range that takes account of how much your busy and quiet weeks differ; below about a month of days nothing is told. Eight comparisons stand side by side, so each is stricter: all together tell a change that is not there on at most 1.5 % of pages.',
    ],
    leftOut:
      'Periods that began before the first response are not compared. Impressions and the median time are shown beside their earlier values without a test. A sale or a holiday in one of the periods is not taken out, and today, which is not over, counts as a whole day.',
    sources: [
      'R. G. Newcombe (1998), Interval estimation for the difference between independent proportions. Statistics in Medicine 17.',
      'P. McCullagh and J. A. Nelder (1989), Generalized linear models, for counts that vary more than chance.',
    ],
  },
  funnel: {
    name: 'Where people leave',
    formula: [
      'Each shopper who saw a question answered it, skipped it, or left there without an answer. Each who did not see it had left at an earlier question, or was not asked: their answers led past it, or their version of the survey does not have it. So every row adds up to all responses.',
      'The share that left is of those who saw the question. It includes shoppers who answered it and then left.',
    ],
    leftOut:
      'Shoppers who left before their first answer: they are impressions without a start. Of a shopper who left early, nobody knows which way the survey would have led them; they count as having left before every question that was still possible.',
    sources: [],
  },
  money: {
    name: 'Orders and what answers are worth',
    formula: [
      'Orders that your store has confirmed, each counted once, by the answers of the shopper who placed them. Revenue is their sum, the average is revenue divided by orders. Half of the orders are smaller than the median.',
      'A few very large orders move an average a lot, however many orders there are. The median does not have this weakness, and its range comes from the sorted amounts themselves, without assuming a shape.',
    ],
    leftOut: 'Cancelled and test orders, orders in other currencies, and answers without a confirmed order.',
    sources: ['H. A. David and H. N. Nagaraja (2003), Order statistics, for ranges of a median.'],
  },
  sample: {
    name: 'Who answered',
    formula: [
      'Orders that have an answer are compared with all orders of the same days: new or repeat customer, country, value and weekday. If answering had nothing to do with these, the orders with an answer would be like lots drawn from all orders. The pale range shows where their share would then lie.',
      'A group stands out if its share lies outside that range. Of 100 surveys in which no group differs, at most 5 name one.',
    ],
    leftOut:
      'Cancelled and test orders, answers that no order belongs to, and answers given elsewhere than on the thank-you and order-status pages: nobody knows who saw the survey there and did not answer.',
    sources: ['R. A. Fisher (1935), The design of experiments, for drawing lots without putting them back.'],
  },
  channels: {
    name: 'Channels and what customers are worth',
    formula: [
      'An answer names a channel if an option or a text is one by your rule, by a name that is known in nine languages, or by such a name with a typo. What links tell is the channel of the first or the last visit before the order. Both are compared over the same orders. Each share has the range of a share.',
      'A finding that a channel brings more or fewer new customers than links see compares both over the same first orders: only orders for which just one of the two names the channel tell them apart (the exact test of McNemar).',
      'What customers are worth: each is followed for the same number of days after the first order. The median of what they spent has a range from the sorted amounts. The share that ordered again has the range of a share. Channels are compared by ranks.',
    ],
    leftOut:
      'Cancelled and test orders, orders in other currencies than the store’s, answers that name several channels or are not decided, and orders for which the store reported no visits. Customers who answered after a later order than their first are not followed.',
    sources: [
      'Q. McNemar (1947), Note on the sampling error of the difference between correlated proportions or percentages. Psychometrika 12.',
    ],
  },
};
