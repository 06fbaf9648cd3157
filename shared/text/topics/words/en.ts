import type { TopicWords } from '../topic-words.ts';

export const en: TopicWords = {
  topics: {
    delivery: {
      said: `
        deliver*, delivry, delievery, delivary, shipping, shipment*, shipped, ship_to, ships_to, shiping, courier*,
        dispatch*, despatch*, tracking, tracked, trackable, track my, track the, track it, carrier, dhl, ups,
        hermes, evri, yodel, dpd, gls, usps, fedex, royal_mail, amazon_logistics, postman, mailman, postwoman,
        parcel_shop, pick_up_point*, pickup_point*, pickup, collection_point*, locker, doorstep, arrival, time_slot,
        delivery_slot, left with neighbour*, left with neighbor*, left outside, front_door, my_porch, safe_place,
        wrong address, different address, transit, eta, on_its_way, out_for, parcel?, package?, arriv*?, turned_up?,
        postal service, the post?, the mail?, mailbox, letterbox, letter_box, same_day, next_day, overnight,
        express, click_and_collect, lead_time, waiting_time?, when will ~ arrive, where is my order,
        where is my parcel, where is my package, wait* ~ weeks, wait* ~ days, weeks_later, days_later,
        within ~ days?, in ~ days?, business_days, working_days, islands, northern_ireland, alaska, hawaii, po_box,
        ship ~ abroad, ship ~ internationally, international_shipping
      `,
      praise: `
        arriv* quick*, arriv* fast, arriv* early, arriv* on_time, arriv* promptly, arriv* safe*, arriv* next_day,
        arriv* earlier, arriv* sooner, arriv* swiftly, arriv* before, arriv* ahead, came quick*, came fast,
        came early, came earlier, came sooner, came on_time, came promptly, came next_day, came the next_day,
        came within, got here quick*, got here fast, got here early, here in no_time, here within, fast arriv*,
        quick arriv*, prompt arriv*, ahead_of schedule, earlier than expected, sooner than expected,
        faster than expected, quicker than expected, earlier than promised, sooner than promised, on_time, in_time?,
        right_on_time, the very next_day, very_next_day, next_day already, day after order*, day after i order*,
        received quick*, received it quick*, received it fast, received promptly, received it promptly,
        received on_time, lightning fast, super fast?, super quick?, quick turnaround, fast turnaround,
        turned_up on_time, turned_up early, quick dispatch, fast dispatch, friendly driver, nice driver,
        lovely driver, polite driver, driver polite, driver friendly, kept informed ~ deliver*, could track,
        easy to track, came in two_days, came in 2 days, only took ~ days, took only ~ days, took just ~ days,
        speedy, shipped quick*, shipped fast, shipped same_day, shipped right_away, shipped immediately
      `,
      complaint: `
        arriv* late, arriv* too_late, came late, came too_late, came days, came weeks, came a_week, arriv* days,
        arriv* a_week, turned_up late, never arriv*, never came, never turned_up, never show* up,
        never got my order, never received, not received, not arriv*, not_yet arriv*, hasnt arriv*, havent received,
        havent arriv*, didnt arriv*, didnt come, didnt turn_up, still waiting, still not here, still hasnt,
        still havent, still no sign, not here yet, nothing arriv*, nothing has arriv*, nowhere to be seen,
        took ~ weeks, took ~ month*, took ages, took forever, took an_age, takes ages, takes forever, takes ~ weeks,
        takes too_long, took too_long, took so_long, took long, took longer, taking forever, taking too_long,
        taking so_long, took ~ longer, takes so_long, long wait, long time to arrive, long time to come,
        wait* too_long, wait* so_long, wait* ages, wait* forever, wait* for weeks, wait* over, wait* more_than,
        waited ~ weeks, waited ~ days, waited a_month, waiting since, days late, week late, weeks late, day late,
        late again, delay*, overdue, lost in transit, lost in the post, lost in the mail, got_lost, went_missing,
        lost parcel, lost package, lost my parcel, lost my package, parcel lost, package lost, stolen,
        missed delivery, missed the date, missed birthday, too_late for, late for, left in the rain, left in rain,
        thrown over, threw it, thrown, dumped, wrong house, wrong door, wrong neighbour*, at a neighbour*,
        without ringing, didnt ring, never rang, didnt knock, not even ring, nobody rang, rang nobody, dont ship,
        doesnt ship, do_not ship, wont ship, not ship to, dont deliver, doesnt deliver, not deliver to,
        no delivery to, no shipping to, cant deliver, couldnt deliver, not available in my country, no tracking,
        tracking never, tracking not, tracking wrong, tracking didnt, tracking doesnt, tracking stopped,
        stuck in customs?, stuck at, stuck in, marked as delivered, said delivered, says delivered, shows delivered,
        supposed_to arrive, was_due, should have arrived, should have been here, promised ~ days,
        promised ~ tomorrow, later than promised, later than expected, later than stated, slower than, two_weeks,
        three_weeks, four_weeks, 2_weeks, 3_weeks, 4_weeks, 5_weeks, 6_weeks, couple_of_weeks, a_month_to,
        whole_month, rude driver, driver rude, driver left, driver didnt, driver just, driver couldnt, courier left,
        courier threw, pick it up myself, collect it myself, had_to collect, had_to pick, drive to collect, depot
      `,
    },
    'delivery-cost': {
      said: `
        delivery_cost*, delivery_fee*, delivery_charge*, delivery_price*, shipping_cost*, shipping_fee*,
        shipping_charge*, shipping_price*, shipping_rate*, cost of delivery, cost of shipping, costs of shipping,
        price of delivery, price of shipping, costs_for shipping, costs_for delivery, price_for shipping,
        price_for delivery, cost to ship, charge_for delivery, charged_for delivery, charge_for shipping,
        charged_for shipping, pay for delivery, pay for shipping, paying for delivery, paying for shipping,
        pay ~ shipping, pay ~ delivery, paid ~ shipping, paid ~ delivery, paid for postage, postage, p_p,
        postage_and_packing, post_and_packing, shipping_and_handling, handling_fee*, handling_charge*,
        free_delivery, free_shipping, free_postage, free_p, delivery_free, shipping_free, delivery_is_free,
        delivery_was_free, shipping_is_free, shipping_was_free, threshold, minimum_order, minimum_spend,
        minimum_basket, min_order, customs, customs_fee*, import duty, import duties, import_tax*, import_fee*,
        import_charge*, duties, vat at, tariff*, brexit, free returns?, spend ~ free, for free ~ delivery, freight
      `,
      praise: `
        love ~ free_shipping, love ~ free_delivery, free_shipping great, free_delivery great, cheap delivery,
        cheap shipping, cheap postage, low shipping, low delivery, no delivery_cost*, no delivery_charge*,
        no shipping_cost*, no shipping_fee*, no customs, fair shipping, reasonable shipping, reasonable delivery,
        reasonable postage, shipping ~ reasonable, delivery ~ reasonable, shipping ~ cheap, shipping ~ affordable,
        free_delivery was, free_shipping was, didnt pay ~ shipping, without shipping_cost*, got free_shipping,
        got free_delivery
      `,
      complaint: `
        shipping ~ expensive, delivery ~ expensive, postage ~ expensive, expensive shipping, expensive delivery,
        expensive postage, pricey delivery, pricey shipping, delivery pricey, shipping pricey, shipping ~ pricey,
        shipping too_high, delivery too_high, postage too_high, high shipping, high delivery, high postage,
        shipping ~ high, delivery_cost* ~ high, delivery_charge* ~ high, shipping cost* more_than,
        shipping cost* as_much, shipping cost* almost, shipping costs_too, shipping cost_too, delivery costs_too,
        shipping more_than, delivery more_than ~ product, shipping steep, delivery steep, shipping ~ rip_off,
        hidden shipping, surprise shipping, added shipping, shipping added, shipping at_the_end,
        shipping ~ checkout, delivery_cost* ~ checkout, shipping ~ ridiculous, delivery ~ too_much,
        shipping ~ too_much, postage ~ too_much, cheaper delivery, cheaper shipping, cheaper postage,
        lower shipping, lower delivery, lower postage, delivery cheaper, shipping cheaper, no free_shipping,
        no free_delivery, not free_shipping, free_shipping only, free_delivery only, threshold ~ high,
        threshold too_high, minimum ~ high, customs ~ pay, pay customs, paid customs, had_to pay customs,
        had_to pay duty, unexpected customs, surprise customs, extra customs, hit with customs, charged customs,
        customs bill, customs charge*, pounds for delivery, euros for delivery, euros for shipping,
        dollars for shipping, dollars shipping, euros shipping, bucks shipping, bucks for shipping
      `,
    },
    price: {
      said: `
        price*, pricing, pricey, cost?, costs?, value_for_money, bang_for, for the money, for the price,
        money's_worth, moneys_worth, worth ~ money, worth_it?, worth the price, budget, afford*, affordable,
        cost_of, expensive, inexpensive, cheap, cheaper, cheapest, overpriced, costly, competitor price*,
        price_match, good_value, value?, pounds?, euros?, dollars?, price_point, price_tag, price_range
      `,
      praise: `
        affordable, inexpensive, good_value, great_value, excellent_value, amazing_value, brilliant_value,
        fantastic_value, best_value, value_for_money, fair price*, good price*, great price*, reasonable price*,
        low price*, best price*, competitive price*, unbeatable price*, decent price*, nice price*, prices are_good,
        price was right, price is right, reasonably priced, well_priced, fairly priced, competitively priced,
        priced reasonably, price ~ reasonable, price ~ fair, price* ~ competitive, price* ~ unbeatable,
        worth every penny, worth every cent, worth the money, worth the price, worth it, worth what,
        bang_for_my_buck, bang_for_your_buck, bang_for_the_buck, cheaper than elsewhere, cheaper than anywhere,
        cheaper than other, cheaper than in, cheaper here, cheapest i, cheapest around, great bargain, bargain,
        a steal, cheap and good, good and cheap, cheap price*, nice and cheap, so cheap, really cheap, very cheap,
        super cheap, love the price*, happy with the price*, cant beat the price*, excellent price*
      `,
      complaint: `
        expensive, overpriced, over_priced, pricey, pricy, costly, rip_off, ripoff, daylight_robbery, extortionate,
        price ~ high, price ~ steep, prices ~ steep, prices ~ high, prices too_high, price too_high, high price*,
        steep price*, bit steep, little steep, price ~ too_much, too_much money, cost* too_much, cost* a_lot,
        costs_a_fortune, cost_a_fortune, a fortune, poor_value, bad_value, not good_value, terrible_value,
        no value_for_money, lower price*, lower the price*, lower your price*, reduce price*, reduce the price*,
        reduce your price*, cheaper elsewhere, cheaper on amazon, cheaper on, cheaper at, cheaper in,
        found it cheaper, saw it cheaper, get it cheaper, could be cheaper, bit cheaper, should be cheaper,
        were cheaper, was cheaper, make it cheaper, much cheaper, more affordable, price* went up, price* gone up,
        price* going up, price increase*, price* increased, price rise*, price hike, raised ~ price*,
        put ~ price* up, prices keep, cant afford, couldnt afford, out_of my budget, out_of budget, over my budget,
        above my budget, beyond my budget, hesitated ~ price, because of the price, the price only, just the price,
        only the price, price made me, price put me off, put off by the price, not worth, isnt worth, wasnt worth,
        not cheap, isnt cheap, arent cheap, not exactly cheap, too_much for what, lot of money, lots_of money,
        for that price, for this price, at that price, at this price, for the price i, expected more for,
        price difference
      `,
    },
    discount: {
      said: `
        discount*, disscount*, coupon*, cupon*, voucher*, promo*, promo_code*, code?, promotional, sale, sales?,
        black_friday, cyber_monday, loyalty, points, reward*, deal, deals, special_offer*, offers?, percent_off,
        10_off, 15_off, 20_off, 50_off, 5_off, off my first, off your first, off the first, bundle*, multi_buy,
        multibuy, bogo, student discount, nhs, referral_code, newsletter code, welcome code, cashback, rebate, bulk,
        gift with purchase, clearance, price_drop, markdown
      `,
      praise: `
        discount ~ nice, great discount*, good discount*, love ~ discount*, love ~ sales, love ~ points,
        great deal*, good deal*, great offer*, good offer*, great sale*, good sale*, amazing deal*, got ~ discount,
        code worked, discount worked, voucher worked, thanks for ~ discount, thank you for ~ discount,
        saved ~ money, saved ~ sale, on sale?, half_price, in the sale
      `,
      complaint: `
        code ~ not work*, code didnt work, code doesnt work, code ~ didnt work, code ~ doesnt work, code wouldnt work, code wont work, coupon didnt work, coupon doesnt work, voucher didnt work, voucher doesnt work, coupon ~ not work*, voucher ~ not work*,
        code didnt, code doesnt, code did_not, code not work*, code wouldnt, code wasnt, code expired, code invalid,
        code not accepted, code never, code rejected, codes dont, codes never, codes didnt, coupon didnt,
        coupon doesnt, coupon not, coupon expired, coupon wouldnt, voucher didnt, voucher doesnt, voucher not,
        voucher expired, voucher wouldnt, discount didnt, discount doesnt, discount not, discount wasnt,
        discount wouldnt, discount never, discount expired, promo didnt, promo doesnt, promo not, promo wouldnt,
        points expired, points disappeared, points never, points missing, points gone, lost ~ points, points not,
        no discount*, never any discount*, no sale*, never got ~ code, never received ~ code, never got ~ discount,
        waiting for ~ code, waiting for a sale, waiting for a discount, day after ~ sale, next day ~ sale,
        price dropped after, more discount*, bigger discount*, better discount*, more sales, more offers,
        more deals, more coupons, more vouchers, fake discount*, fake sale*, misleading discount
      `,
    },
    quality: {
      said: `
        quality, qualities, qualitiy, quallity, qualty, quailty, workmanship, craftsmanship, craftmanship, durab*,
        sturdy, sturdiness, build_quality, stitching, seam*, finish?, well_made, made?, construction, robust*,
        solid, flimsy, last*?, lifespan, wear and tear, holding up, holds up, held up, hold up, after washing,
        after one wash, after the first wash, after a wash, after two wash*, in the wash?, manufactur*?, longevity,
        defect*, faulty, zip, zipper, stitch*, thread*, button fell, buttons
      `,
      praise: `
        well_made, beautifully made, nicely made, solidly made, well_built, well_crafted, beautifully crafted,
        handcrafted beautifully, solid, sturdy, robust, durable, long_lasting, lasts long, lasts for years,
        last for years, lasts ages, lasts forever, built to last, made to last, still going strong, still like new,
        as good as new, like new after, still looks new, still perfect after, top_notch?, high_quality, top_quality,
        good_quality, great_quality, excellent_quality, premium, superb_quality, quality ~ outstanding,
        quality ~ superb, feels expensive, feels solid, feels sturdy, feels premium, feels high, looks expensive,
        feels luxur*, holding up, holds up, held up, survived ~ wash*, still holding, years later ~ still,
        after years, washes well, washed well, wash* beautifully, heavy duty, rock_solid, well_finished,
        tightly stitched, neatly stitched
      `,
      complaint: `
        flimsy, shoddy, poorly made, badly made, cheaply made, cheap quality, poor_quality, bad_quality,
        low_quality, inferior, feels cheap, felt cheap, feel cheap, looks cheap, looked cheap, look cheap,
        cheap looking, cheap feeling, cheap and nasty, cheap material*, tacky, fell apart, falls apart,
        falling apart, fall apart, came apart, comes apart, coming apart, came off, comes off, coming off, fell off,
        falls off, falling off, come undone, came undone, unravel*, unraveled, frayed, fraying, pilling, pilled,
        bobbles, bobbled, bobbling, hole in, holes in, hole after, holes after, ripped, rips, tore, torn?,
        tears easily, seam* split, seam* burst, split at, seam* open*, loose thread*, loose stitch*, broke after,
        broke within, broke on, broke the first, broke in, broke already, broke straight, broken after, snapped,
        cracked after, cracks after, stopped work* after, died after, dead after, gave up after, lasted ~ days,
        lasted ~ week*, lasted ~ month*, lasted only, only lasted, didnt last, doesnt last, wont last, not last,
        not durable, isnt durable, wears out, wore out, worn out, worn_through, peel*, peeling, chipped after,
        chips, rusted, rusty, rust, rusting, tarnish*, turned green, turned my skin, faded, fades, fading,
        discoloured after, shrunk, shrank, shrinks, shrink, shrinking, lost its shape, lost shape, stretched out,
        out of shape, wobbl*, wobbly, rickety, broken zip*, zip* broke*, zip* stuck, zip* jams, defect*, faulty,
        quality ~ gone down, quality gone, quality has dropped, quality dropped, quality went down,
        not what it used, worse than before, falls to bits, fell to bits, fell to pieces, falling to bits,
        after one wash, after the first wash, after two wash*, after a few wash*, after first wash,
        after three wash*, not well_made, handle broke, strap broke, broke off, crumbl*, warped, cheap plastic
      `,
    },
    performance: {
      said: `
        works?, work?, worked, working, does the job, does its job, do the job, did the job, effect*, effective,
        efficacy, results?, result?, power, powerful, battery, batteries, battery_life, charge?, charging, charger,
        charges, comfort*, confort*, comfy, comfi*, cosy, cozy, warmth, warm?, cushion*, support my back, suction,
        motor, noise, noisy, loud, quiet, performance, perform*, function*, sound_quality, sound?, bluetooth, wifi,
        connect*?, connection, pairs?, pairing, absorb*, waterproof, water_resistant, leakproof, keeps ~ warm,
        keep ~ warm, keeps ~ cold, keep ~ cold, keeps ~ hot, insulat*, bright*, brightness, cleans, sharp, blade,
        grip, moistur*, hydrat*, my skin, my hair, acne, wrinkle*, spots, itch*?, rash, sleep, slept, back_pain,
        pain, joint*, energy, digestion, blister*, practical, handy, ergonomic, easy to use?, user_friendly?,
        germinat*, sprout*, bloom*, flowered, blossom*, roots, page_turner, plot, could not put it down, gripping,
        boring, my dog loves, my cat loves, dog loves, cat loves, cat wont, dog wont, kids love, children love,
        son loves, daughter loves, plays with, play with, hours of fun
      `,
      praise: `
        works perfect*, works great, works well, works fine, works brilliantly, works like_a, works like,
        works beautifully, works wonders, works as described, works as expected, works as advertised, works really,
        works very, works so, works better, works exactly, works a_treat, really works, it works, actually works,
        does work, worked perfect*, worked great, worked well, worked a_treat, worked immediately, working well,
        working great, working perfect*, working fine, does the job, does its job, did the job, do the job,
        does what it, do what it, does exactly, effective, powerful, comfortable, so comfortable, comfy, cosy, cozy,
        super comfy, keeps ~ warm, keep ~ warm, kept ~ warm, keeps ~ cold, keeps ~ hot, nice and warm, so warm,
        lovely and warm, battery lasts, battery_life great, battery ~ good, lasts all_day, all_day comfort,
        battery ~ days, see results, saw results, seen results, noticed ~ difference, notice ~ difference,
        made a difference, makes a difference, life_changing, game_changer, changed my life, helped, helps ~ lot,
        really helps, has helped, cleared up, cleared my, skin feels, skin looks, hair feels, hair looks, soft skin,
        my skin ~ soft*, sleep ~ better, slept ~ better, sleeping better, quiet, silent, very quiet, cleans well,
        cleans perfect*, sharp, crisp sound, great sound, good sound, sound ~ amazing, sound ~ great,
        sound ~ brilliant, easy to use, simple to use, easy to clean, practical, handy, useful, holds well,
        waterproof, no leaks, doesnt leak, couldnt put it down, couldnt put down, page_turner, gripping, dog loves,
        cat loves, kids love, children love, son loves, daughter loves, loves it, love it?, love them?,
        hours of fun, plays with it, bloom*, growing well, grew, grows well, thriving, no pain, pain free,
        pain_free, no blisters, like walking on
      `,
      complaint: `
        doesnt work, didnt work, dont work, does_not work, did_not work, do_not work, not work, not working,
        wont work, never worked, stopped working, stops working, no longer work*, isnt working, not function*,
        doesnt function, doesnt do, didnt do, does nothing, did nothing, doing nothing, no effect, no results,
        no result, no difference, no improvement, not effective, ineffective, isnt effective, useless,
        uncomfortable, not comfortable, isnt comfortable, arent comfortable, wasnt comfortable, hurts, hurt my,
        hurts my, rubs, rubbed, blisters, digs in, dig into, digs into, pinches, painful, back hurts, battery dies,
        battery died, battery dead, battery drains, battery ~ hours, battery doesnt, battery wont, battery barely,
        battery lasts only, battery only, battery runs out, wont charge, doesnt charge, not charge, not charging,
        didnt charge, wont turn_on, doesnt turn_on, wont switch_on, doesnt start, wont start, doesnt connect,
        wont connect, cant connect, doesnt pair, wont pair, keeps disconnect*, disconnect*, keeps cutting, cuts out,
        noisy, too_loud, very loud, so loud, loud noise, makes ~ noise, weak, too_weak, not powerful, no power,
        lacks power, underpower*, not strong enough, not enough power, overheat*, gets hot, gets too_hot, not warm,
        isnt warm, not keep ~ warm, doesnt keep, dont keep, didnt keep, not warm enough, cold feet, still cold,
        leaks, not waterproof, isnt waterproof, lets water, blunt, not sharp, not bright, too dim, broke me out,
        broke_out, irritat*, burns my, burned my, stings, stinging, rash, allergic reaction, red spots,
        dried my skin, dries out, skin dry, dry skin, made my skin, greasy, sticky, didnt help, doesnt help,
        not help*, died after a, plant died, plants died, all died, died within, dead plants?, didnt grow,
        didnt germinat*, nothing grew, not germinat*, never grew, cat ignores, dog ignores, wont eat it,
        doesnt eat it, refuses to eat, boring, too_hard, too_firm, too_soft, slips, slips off, slides, doesnt stick,
        wont stick, doesnt hold, wont stay, doesnt stay, doesnt clean, doesnt cut, not cut, impractical
      `,
    },
    damaged: {
      said: `
        damag*, broken, breakage*, leaked, leaking, leakage, scratch*, dent, dented, dents, crushed, smashed,
        shattered, chipped, cracked, spoiled, spoilt, mouldy, moldy, rotten, squashed, crumpled, bent, torn box,
        torn package, ripped open, spilled, spilt, melted, wilted, intact, undamaged, one piece, unbroken,
        in pieces, in bits, unscathed, bruised, gone_off, thawed, defrosted, stale on arrival, creased, mangled,
        battered, tears in the
      `,
      praise: `
        intact, undamaged, not damaged, no damage, nothing broken, nothing was broken, without damage,
        without a scratch, unscathed, in one piece, in perfect condition, in good condition, in great condition,
        in excellent condition, perfect condition, great condition, excellent condition, good condition, unbroken,
        not a scratch, not broken, safe and sound, well protected
      `,
      complaint: `
        damag*, arriv* broken, came broken, arriv* smashed, was broken, were broken, is broken, got broken,
        broken when, broken on, broken glass, broken in, broken into, broken parcel, broken bottle*, broken item*,
        broken lid, broken jar*, broken mug*, broken plate*, one broken, half broken, already broken,
        broke in transit, leaked, leaking, leak in, bottle leaked, all over the box, scratch*, dent, dented, dents,
        crushed, smashed, shattered, chipped, cracked, spoiled, spoilt, mouldy, moldy, mold, mould, rotten,
        squashed, crumpled, bent, spilled, spilt, melted, wilted, in pieces, in bits, in a hundred pieces, bruised,
        gone_off, thawed, defrosted, arriv* dead, dead on_arrival, arriv* open, opened box, already opened,
        arriv* wet, soaking wet, soaked, wet box, stain on, stained, stains, dirty, mangled, battered,
        bad condition, poor condition, terrible condition, awful condition, expired, past its date, out_of_date,
        best_before, rip in, tear in, box open, seal broken, broken seal, torn when, arriv* torn, limp
      `,
    },
    'wrong-item': {
      said: `
        wrong item*, wrong product*, wrong colour, wrong color, wrong size, wrong order, wrong one*, wrong thing,
        wrong article, wrong model, wrong flavour, wrong flavor, wrong shade, wrong pair, wrong variant, wrong book,
        wrong part*, wrong amount, wrong quantity, missing item*, missing part*, missing piece*, missing from,
        something else, not what i ordered, different item, different product, mixed up, mix_up, mixup,
        item* missing, part* missing, piece* missing, screws missing, screw missing, missing screw*, incomplete,
        complete order, everything was there, exactly what i ordered, all there, everything included, someone elses
      `,
      praise: `
        exactly what i ordered, exactly what we ordered, everything was there, everything there, all items were,
        order was complete, order complete, complete order, nothing missing, nothing was missing, correct item*,
        right item*, everything included, all correct, everything correct
      `,
      complaint: `
        wrong item*, wrong product*, wrong colour, wrong color, wrong size, wrong order, wrong one*, wrong thing*,
        wrong article, wrong model, wrong flavour*, wrong flavor*, wrong shade, wrong pair, wrong variant,
        wrong book, wrong part*, wrong amount, wrong quantity, wrong shoe*, wrong shirt*, wrong dress, sent ~ wrong,
        received ~ wrong, got ~ wrong, delivered ~ wrong, sent me ~ instead, got ~ instead, received ~ instead,
        instead of the, instead of blue, instead of black, instead of red, instead of white, instead of two,
        instead of green, instead of medium, instead of large, instead of small, missing item*, missing part*,
        missing piece*, missing from, was missing, were missing, is missing, are missing, item* missing,
        part* missing, piece* missing, lid missing, screw* missing, missing screw*, missing a, one missing,
        two missing, one was missing, one short, something missing, something was missing, half of ~ missing,
        half of my order, half my order, only part of, only half, only one of, only got one, only received one,
        only one shoe, only one arrived, only sent, incomplete, not complete, forgot to, forgot my, forgot the,
        forgot half, left out, left shoe*, not what i ordered, not what we ordered, not the one i ordered,
        isnt what i ordered, wasnt what i ordered, not the same as ordered, different item*, different product*,
        different from what i ordered, something else, someone elses, somebody elses, not my order, mixed up,
        mix_up, mixup, not in the box, not in the parcel, not in the package, wasnt in the, wasnt included,
        werent included, not included, two different, empty box, empty package, box was empty, cable missing
      `,
    },
    'size-fit': {
      said: `
        size, sizes, sizing, sized, fit?, fits, fitted, fitting, fit me, fit my, fit great, fit well, fit perfect*,
        measurement*, measure*, dimension*, size_guide, size_chart, sizing_chart, too small, too big, too large,
        too tight, too loose, too wide, too narrow, too long, too short, length, sleeves, waist*, bust, hips,
        inseam, width, wide feet, narrow feet, wide fit, wide_width, petite, plus_size*, tall, true_to_size,
        runs small, runs large, runs big, size up, size down, size medium, medium?, xl, xxl, xxs, inches, cm, baggy,
        snug, oversized, tailored
      `,
      praise: `
        fits perfect*, fits well, fits great, fits like_a glove, fits like, fits beautifully, fits nicely,
        fits just, fits so, fits really, fits very, fits fine, fits my, fits exactly, fits me, it fits,
        everything fits, they fit, fit perfect*, fit well, fit great, fit like, fit beautifully, fit nicely,
        fit is perfect, fit is great, fit is good, fit was perfect, perfect fit, great fit, good fit, lovely fit,
        nice fit, flattering fit, fits true, true_to_size, size is perfect, size was perfect, size perfect,
        perfect size, right size, correct size, size right, good size, sizing is accurate, sizing was,
        sizing accurate, accurate sizing, sizing spot_on, spot_on size, just right, right length, perfect length,
        snug, fitted perfect*, size_guide ~ help*, size_guide accurate, size_chart ~ help*, size_chart accurate,
        helpful size*
      `,
      complaint: `
        too small, too big, too large, too tight, too loose, too wide, too narrow, too long, too short, too baggy,
        too tiny, too huge, bit small, bit big, bit tight, bit large, bit short, bit long, bit loose, bit narrow,
        bit wide, little tight, little small, little big, little large, little short, little long, little loose,
        runs small, run small, runs large, run large, runs big, run big, runs tight, runs short, runs narrow,
        comes up small, come up small, comes up big, comes up large, came up small, came up big, came up large,
        smaller than, bigger than expected, bigger than i, larger than, shorter than, longer than i, narrower,
        size smaller, size bigger, size up, sizes up, size down, sizes down, doesnt fit, didnt fit, dont fit,
        does_not fit, did_not fit, not fit, wont fit, wouldnt fit, never fit, cant fit, couldnt get, bad fit,
        poor fit, weird fit, odd fit, strange fit, fits weird*, fits bad*, fit is off, fit was off, ill_fitting,
        unsure about size, unsure of size, unsure about the size, not sure about size, not sure about the size,
        not sure which size, not sure what size, unsure which size, unsure what size, didnt know ~ size,
        dont know ~ size, which size, what size to, sizing confusing, confusing siz*, size_guide wrong,
        size_chart wrong, size_guide inaccurate, size_chart inaccurate, size_guide confusing, size_chart confusing,
        size_guide is_wrong, size_guide off, size_chart off, sizing is off, sizing off, sizing was off,
        sizes are off, sizing weird, sizing inconsistent, inconsistent siz*, sizes vary, sizes differ,
        sizing varies, sizing all_over, no size_guide, no size_chart, no measurements, no dimensions,
        missing measurements, better size*, clearer size*, size issue*, sizing issue*, size problem*,
        sizing problem*, huge on me, tiny, swims on, swimming in it, gapes, gaping, bunches, rides up, riding up,
        falls down, tight around, tight on, tight at, tight across, loose around, squeez*
      `,
    },
    material: {
      said: `
        material*, fabric*, textile*, cotton, wool, woolen, merino, linen, leather, polyester, silk, cashmere,
        velvet, denim, nylon, viscose, acrylic, fleece, suede, faux_leather, vegan_leather, plastic?, wood, wooden,
        oak, pine, bamboo, metal, stainless_steel, steel, glass?, ceramic, silver, gold_plated, gold?, ingredient*,
        allergen*, allergy, allergies, allergic, gluten*, lactose, nuts, soy, preservative*, additive*, e_numbers,
        paraben*, sulphate*, sulfate*, silicone*, palm_oil, chemicals?, synthetic, texture?, thick*, thin, thinner,
        itchy, scratchy, soft, softness, breathable, breathes, see_through, seethrough, transparent, sheer,
        stretchy, stretch?, lining, lined, nickel, consistency?
      `,
      praise: `
        soft, so soft, super soft, softest, soft material, soft fabric, lovely fabric, beautiful fabric,
        nice fabric, lovely material, nice material, great material, good material, quality material*,
        quality fabric*, breathable, feels soft, feels nice, feels lovely, feels great, feels amazing on,
        nice and thick, thick and, lovely texture, silky, smooth, real leather, genuine leather, solid wood,
        real wood, pure cotton, 100_cotton, natural ingredient*, clean ingredient*, good ingredient*,
        great ingredient*, no additives, no preservatives, no chemicals, gluten_free, not itchy, doesnt itch,
        no itch*, lightweight, stretchy, kind to my skin, gentle on
      `,
      complaint: `
        itchy, scratchy, itches, itch, see_through, seethrough, too thin, very thin, so thin, quite thin,
        really thin, bit thin, thin material, thin fabric, thin and, paper_thin, thinner than, fabric thin,
        material thin, too thick, scratches my skin, rough, stiff, feels like plastic, plasticky, plastic_y,
        smells of plastic?, made of plastic, all plastic, just plastic, polyester, not real leather, fake leather,
        not leather, not cotton, not 100, not wool, synthetic, sweaty, makes me sweat, makes you sweat,
        doesnt breathe, not breathable, static, sheds, shedding, moults, lint, transparent, sheer, palm_oil,
        too many additives, too many chemicals, full of additives, full of sugar, full of chemicals,
        ingredients list missing, no ingredient*, contains nuts, contains gluten, contains palm, contains milk,
        allergic to, allergens not, not listed, nickel, veneer, chipboard, mdf, particle board, splinters
      `,
    },
    colour: {
      said: `
        colour*, color*, coulor*, colur*, shade, shades, hue, tone?, tones?, beige, turquoise, navy, burgundy,
        different in person, darker, lighter?, pastel, foundation shade, swatch*, dye, dyed, in blue, in green,
        in black, in red, in pink, in white, in grey, in purple, in yellow
      `,
      praise: `
        beautiful colour*, beautiful color*, lovely colour*, lovely color*, gorgeous colour*, gorgeous color*,
        great colour*, great color*, nice colour*, nice color*, love the colour*, love the color*,
        colours are ~ beautiful, vibrant, vivid, colour is exactly, color is exactly, colour exactly, color exactly,
        colour as pictured, color as pictured, true to colour, true to color, perfect colour, perfect color,
        perfect shade, perfect match, colour ~ spot_on, color ~ spot_on, rich colour*, rich color*
      `,
      complaint: `
        colour different, color different, different colour, different color, colour ~ different, color ~ different,
        colour* differ*, color* differ*, colour not, color not, colour isnt, color isnt, colour wasnt, color wasnt,
        colour doesnt match, color doesnt match, colour off, color off, colour was off, color was off,
        colour is off, color is off, darker than, lighter than, paler than, brighter than, more orange than,
        more yellow than, more grey than, duller, dull colour*, dull color*, colours dull, washed_out, colour faded,
        color faded, colour* fade*, color* fade*, colour runs, color runs, colour ran, color ran, colour bleeds,
        color bleeds, dye ran, dye came off, stained my, not the colour, not the color, wrong shade,
        looks different in person, different in real_life, more colour*, more color*, other colour*, other color*,
        more shades
      `,
    },
    design: {
      said: `
        design*, style*, stylish, pattern*, print?, prints?, looks?, look of, beautiful, gorgeous, pretty, cute,
        elegant, ugly, chic, modern, old_fashioned, trendy, fashionable, unique, classy, sleek, aesthetic*,
        appearance, shape?, eye_catching, stunning, adorable, cool looking, timeless, minimalist, details?, logo,
        decorative, decoration
      `,
      praise: `
        beautiful, beautifully, gorgeous, pretty_dress, so pretty, very pretty, really pretty, pretty earrings,
        pretty necklace, cute, super cute, adorable, elegant, stylish, chic, sleek, stunning, classy, trendy,
        fashionable, timeless, modern look, unique design*, unique style*, unique piece*, one_of_a_kind,
        eye_catching, looks great, looks good, looks amazing, looks fantastic, looks lovely, looks stunning,
        looks nice, looks fab*, looks so good, looks really, looks perfect, looks brilliant, looks super,
        look great, look good, look amazing, look fantastic, look lovely, look stunning, look fab*, looked great,
        great look, great looking, good looking, nice looking, lovely looking, love the look, love the design*,
        love the style*, love the print*, love the pattern*, lovely design*, nice design*, great design*,
        cool design*, lovely pattern*, lovely print*, compliments, complimented, prettier than,
        nicer than in the picture*, nicer in person, even nicer, even prettier, looks even better,
        better in real_life, eye_candy
      `,
      complaint: `
        ugly, hideous, not my style, not my taste, old_fashioned, outdated design, dated, looks awful,
        looks terrible, looks horrible, looks bad, looks silly, looks ridiculous, looks odd, looks weird,
        looks nothing, looks different, looks boring, boring design*, bland, unattractive, not pretty,
        not as pretty, not as nice, not as beautiful, logo too, logo is too, too flashy, gaudy, garish, too plain,
        unflattering, frumpy, childish, shapeless, nicer designs, more modern, more designs, more patterns,
        more styles
      `,
    },
    taste: {
      said: `
        taste*, tasty, tasteless, tastes, tasting, flavour*?, flavor*?, flavourful, flavoursome, delicious, yummy,
        yum, fresh, freshness, freshly, bitter, sour, sweet, too sweet, salty, spicy, stale, aftertaste,
        after_taste, crunchy, juicy, creamy, coffee?, tea?, chocolate*?, mouthfeel, bland taste, roast*?, ripe,
        unripe
      `,
      praise: `
        delicious, tasty, yummy, yum, scrumptious, tastes great, tastes good, tastes amazing, tastes fantastic,
        tastes lovely, tastes wonderful, tastes delicious, tastes like heaven, tastes so, tastes really,
        tasted great, tasted good, tasted amazing, great taste, good taste, lovely taste, amazing taste, nice taste,
        love the taste, love the flavour*, love the flavor*, great flavour*, great flavor*, lovely flavour*,
        amazing flavour*, amazing flavor*, rich flavour, rich flavor, flavourful, flavorful, full of flavour,
        full of flavor, fresh, so fresh, very fresh, really fresh, super fresh, juicy, mouthwatering,
        mouth_watering, moreish, best coffee, best tea, best chocolate, perfectly ripe, finger licking
      `,
      complaint: `
        tasteless, no taste, no flavour, no flavor, lacks flavour, lacks flavor, bland, tastes bad, tastes awful,
        tastes horrible, tastes disgusting, tastes terrible, tastes weird, tastes strange, tastes odd,
        tastes like cardboard, tastes like soap, tastes artificial, tastes of, tastes off, taste off, tasted awful,
        tasted bad, tasted horrible, tasted weird, tasted strange, tasted stale, taste awful, bad taste,
        horrible taste, awful taste, weird taste, strange taste, artificial taste, aftertaste, after_taste,
        too sweet, too salty, too bitter, too sour, too spicy, too sugary, bitter, stale, not fresh, wasnt fresh,
        werent fresh, isnt fresh, not very fresh, inedible, disgusting taste, didnt like the taste,
        dont like the taste, didnt like the flavour, not tasty, watery, soggy, unripe, rancid, dry and, yuck,
        gross taste
      `,
    },
    scent: {
      said: `
        smell*, scent*, perfume*, fragran*, aroma*, odour*, odor*, stink*, stinks, stench, whiff, scented,
        unscented, fragrance_free, eau_de
      `,
      praise: `
        smells great, smells good, smells amazing, smells lovely, smells divine, smells wonderful, smells fantastic,
        smells delicious, smells so good, smells nice, smells heavenly, smells beautiful, smells incredible,
        smells fresh, smell great, smell amazing, smell lovely, smell good, smell divine, lovely smell, nice smell,
        great smell, amazing smell, pleasant smell, good smell, lovely scent*, nice scent*, great scent*,
        beautiful scent*, amazing scent*, love the smell, love the scent*, love the fragrance, long_lasting scent,
        scent lasts, smell lasts, no smell, doesnt smell, subtle scent, delicate scent
      `,
      complaint: `
        stink*, stinks, stench, smells bad, smells awful, smells horrible, smells terrible, smells disgusting,
        smells weird, smells strange, smells odd, smells chemical, smells like chemical*, smells of chemical*,
        smells like plastic, smells of plastic, smells like petrol, smells like glue, smells like rubber,
        smells of smoke, smells like smoke, smells musty, smells off, smells cheap, smells artificial, smell bad,
        smell awful, bad smell, awful smell, horrible smell, terrible smell, strange smell, weird smell,
        strong smell, chemical smell, plastic smell, musty, smell ~ too_strong, scent ~ too_strong,
        scent too_strong, smell too_strong, too_strong ~ smell, too_strong ~ scent, overpowering,
        overwhelming scent, headache, scent fades, scent faded, scent doesnt last, smell doesnt last,
        scent didnt last, barely smell, barely scented, cant smell, no scent, hardly smell*, hardly any scent,
        odour, odor, reek*, without perfume, fragrance_free
      `,
    },
    packaging: {
      said: `
        packag*, packing, packed, wrapping?, wrapped?, wrap?, box?, boxes?, boxed, bubble_wrap, padding, carton,
        cardboard, envelope, jiffy, filler, polystyrene, styrofoam, peanuts, plastic_bag*, tape, unboxing,
        presentation, presented, tissue_paper, container?, lid?, pump, dispenser, resealable, reseal
      `,
      praise: `
        well_packed, well_packaged, carefully packed, carefully packaged, carefully wrapped, beautifully packed,
        beautifully packaged, beautifully wrapped, beautifully presented, nicely packed, nicely packaged,
        nicely wrapped, lovingly packed, lovingly packaged, lovingly wrapped, securely packed, securely packaged,
        safely packed, safely packaged, packed well, packaged well, packed carefully, packaged carefully,
        packed beautifully, packaged beautifully, packed securely, packed with_care, packed with_love,
        packaged with_care, perfectly packed, perfectly packaged, lovely packaging, beautiful packaging,
        nice packaging, great packaging, good packaging, pretty packaging, gorgeous packaging, love the packaging,
        plastic_free packaging, minimal packaging, recyclable packaging, eco packaging, cute packaging, lovely box,
        beautiful box, pretty box, nice box, lovely presentation, unboxing
      `,
      complaint: `
        poorly packed, poorly packaged, badly packed, badly packaged, not well_packed, not packed, not packaged,
        carelessly packed, too much packaging, so much packaging, so much plastic, too much plastic,
        too much cardboard, excessive packaging, unnecessary packaging, over_packaged, overpackaged,
        wasteful packaging, waste of packaging, lots of packaging, less packaging, less plastic, huge box,
        box ~ too_big, massive box, giant box, oversized box, enormous box, box far too, box way too, no padding,
        no bubble_wrap, not enough padding, without padding, no protection, no protective, loose in the box,
        rattling, thrown in, just thrown in, just in a bag, in a plastic_bag, thin bag, thin envelope, hard to open,
        difficult to open, impossible to open, couldnt open, cant open, pump doesnt, pump broke, lid doesnt,
        cheap packaging, better packaging, better packed, packaging waste, polystyrene, styrofoam
      `,
    },
    service: {
      said: `
        service, costumer_service, customer_servic*, customer_support, customer_care, support?, support_team,
        helpdesk, help_desk, staff, team, agent, agents, employee*, representative*, reps, rep, assistant, advisor,
        adviser, advice, hotline, phone?, call_centre, call_center, called, live_chat, chat, chatbot, bot, email*,
        e_mail*, mails, responded, respond, response*, replied, reply, replies, answered my, answer my, contacted,
        contact, communication, customer_relations, complaint*, resolved, sorted it, sorted out, helpful, friendly,
        polite, rude, unhelpful, courteous, attentive, contact_form, the owner, seller, telephone, ticket,
        after_sales, aftersales
      `,
      praise: `
        friendly, helpful, polite, courteous, attentive, accommodating, kind, lovely people, lovely staff,
        lovely team, great service, good service, excellent service, amazing service, fantastic service,
        brilliant service, wonderful service, outstanding service, top service, superb service, first_class service,
        five_star service, best service, prompt service, personal service, great customer_service, replied quick*,
        replied promptly, replied within, replied immediately, replied straight, responded quick*,
        responded promptly, responded within, responded immediately, quick response*, fast response*,
        prompt response*, quick reply, fast reply, prompt reply, quick to respond, quick to reply,
        answered ~ quick*, answered all my, answered my question*, sorted it, sorted out, sorted straight,
        resolved quick*, resolved immediately, problem was solved, problem solved, solved my, solved the problem,
        fixed it quickly, went out of their way, went above, above_and_beyond, extra_mile, bent over backwards,
        great communication, good communication, excellent communication, kept me informed, kept me updated,
        kept me up_to_date, helped me, good advice, great advice, knowledgeable, nothing too much trouble,
        personal touch, handwritten
      `,
      complaint: `
        rude, unhelpful, unfriendly, impolite, not helpful, wasnt helpful, werent helpful, no help, never replied,
        never reply, never responded, never respond, never answered, never answer*, never got a reply,
        never got an answer, never heard back, never called back, never got back, no reply, no response, no answer,
        no one answers, no one replied, nobody answers, nobody replied, nobody answered, no one answered,
        nobody responds, didnt reply, didnt respond, didnt answer, dont reply, dont respond, dont answer,
        doesnt reply, havent replied, havent heard, hasnt replied, not replied, not responded, not answered,
        not answering, not respond, unanswered, ignored, ignores, ignoring, ghosted, cant reach, couldnt reach,
        impossible to reach, hard to reach, difficult to reach, impossible to contact, cant contact,
        couldnt contact, hard to contact, difficult to contact, no way to contact, no phone_number, no contact,
        no way to reach, on hold, waiting for a reply, waiting for a response, waiting for an answer,
        wait for a reply, still no reply, still no answer, still no response, poor service, bad service,
        terrible service, awful service, appalling service, horrible service, worst service, shocking service,
        disappointing service, poor communication, bad communication, lack of communication, no communication,
        slow to respond, slow to reply, slow response*, slow reply, slow replies, copy_paste, copy_and_paste,
        canned response*, standard reply, automated, robot, bot useless, only a bot, only a chatbot,
        chatbot useless, talk to a human, real person, real human, couldnt care, didnt care, dont care, arrogant,
        passed around, sent from one, no apology, didnt apologise
      `,
    },
    returns: {
      said: `
        return, returns, returned, returning, returnable, return_label, return_policy, send ~ back, sent ~ back,
        sending ~ back, send_back, sent_back, refund*, reund, money_back, exchange*, exchanging, swap, swapped,
        replace*, replacement*, warranty, guarantee, garantee, guaranty, reimburs*, credit_note, store_credit, rma,
        claim
      `,
      praise: `
        easy return*, easy to return, returns ~ easy, return ~ easy, free return*, return was simple,
        returns are simple, simple return*, hassle_free return*, refund quick*, refund ~ quick*, refunded quick*,
        refunded immediately, refunded straight, refunded promptly, refunded within, prompt refund, fast refund,
        quick refund, full refund, got my money_back, money_back ~ quick*, no hassle return*, replaced ~ free,
        replaced ~ quick*, replaced immediately, replaced straight, replaced it, replacement ~ quick*,
        replacement straight, sent ~ replacement, new one sent, sent me a new, exchange was easy, exchange ~ easy,
        easy exchange*, exchange went, generous return*, good return*, great return*, return_policy ~ great,
        long return*, smooth return*, lifetime guarantee, good warranty
      `,
      complaint: `
        refund took forever, refund took ages, refund took ~ weeks, refund takes forever, refund takes ages, refund takes ~ weeks, return took forever, refund took so_long, refund took too_long,
        no refund*, never refunded, not refunded, no money_back, refuse* ~ refund, refused to refund,
        refused to replace, refused to exchange, still waiting ~ refund, waiting for ~ refund, waiting for my money,
        wait* ~ refund, havent ~ refund*, hasnt ~ refund*, want my money, where is my refund, where is my money,
        refund took, refund takes, refund ~ weeks, refund never, refund still, slow refund*, return ~ expensive,
        return ~ complicated, returns ~ complicated, return ~ difficult, returns ~ difficult, return ~ hassle,
        returns ~ hassle, return ~ nightmare, difficult to return, hard to return, impossible to return,
        hassle to return, pain to return, complicated return*, complicated to return, return* not free,
        returns arent free, return isnt free, pay for return*, pay for the return*, pay to return, pay the return*,
        pay return*, return_shipping, return_postage, return cost*, returns cost*, return fee*, charge* for return*,
        free return*?, no free return*, couldnt return, cant return, cannot return, wouldnt accept ~ return,
        wont accept ~ return, no return_label, no exchange*, no returns, only store_credit, only a voucher back,
        only credit, return_window, short return*, return period, partial refund, had_to return, had_to send ~ back,
        had_to be returned, sent it back, sending it back, return_label missing, return_label not, no warranty,
        warranty refused, warranty claim
      `,
    },
    website: {
      said: `
        website*, web_site, web_page, webpage, webshop, web_shop, online_shop?, online_store?, site, sites, app,
        page?, pages?, homepage, checkout, check_out, cart, basket, search_function, search_bar, search?, searching,
        filter*, navigat*, menu, log_in, login, log_on, sign_in, sign_up, signed_up, account, password, register*,
        registration, load*?, loading, crash*, froze, freezes, bug*, buggy, glitch*, error*, error_message, link*?,
        pop_up*, popup*, pop_ups, cookies?, banner, mobile_site, on my phone, on mobile, desktop, browser, safari,
        chrome, interface, ui, usability, easy to order, ordering process, order_process, ordering system,
        order online, ordering was, to order was, place my order, placing my order, place an order,
        placing an order, translat*, language, wishlist, wish_list, captcha, newsletter?, address field, autofill,
        guest, dark_mode
      `,
      praise: `
        easy to navigate, easy to use website, easy to order, easy to find, easy ordering, easy order*,
        ordering ~ easy, ordering ~ simple, ordering was smooth, simple to order, easy checkout, quick checkout,
        fast checkout, smooth checkout, checkout ~ easy, checkout ~ quick, checkout ~ smooth, checkout ~ simple,
        user_friendly, great website, good website, nice website, lovely website, beautiful website, clear website,
        website ~ easy, website ~ clear, site ~ easy, site ~ clear, great app, good app, app ~ easy, app works,
        site works, well_organised, well_organized, well_laid_out, well_designed website, well_designed site,
        well_structured, straightforward, straight_forward, easy process, simple process, clear layout, intuitive,
        love the website, love the site, love the app, website works, found everything, found what i,
        find everything, find what i, found it easily
      `,
      complaint: `
        website ~ slow, site ~ slow, slow website, slow site, app ~ slow, slow app, slow loading, slow to load,
        loads slow*, loads forever, takes forever to load, page ~ slow, pages ~ slow, wouldnt load, wont load,
        doesnt load, didnt load, not load*, not loading, crash*, froze, freezes, frozen page, bug, bugs, buggy,
        glitch*, error, errors, error_message, website down, site down, timed out, time_out, logged me out,
        logs me out, kicked me out, cant log_in, couldnt log_in, cant login, couldnt login, cant sign_in,
        couldnt sign_in, cannot log_in, login ~ work*, login didnt, password ~ work*, reset ~ password,
        confusing website, website ~ confusing, site ~ confusing, checkout ~ confusing, checkout ~ complicated,
        complicated checkout, confusing checkout, checkout ~ long, long checkout, checkout didnt, checkout doesnt,
        checkout not, checkout kept, checkout froze, app didnt, app doesnt, app keeps, app kept, app not,
        website didnt, website doesnt, website keeps, website kept, website not, site keeps, site kept, site didnt,
        site doesnt, page didnt, page doesnt, page keeps, page kept, hard to navigate, difficult to navigate,
        hard to find?, difficult to find?, couldnt find?, cant find?, not easy to find?, hard to search,
        search doesnt, search ~ bad, search ~ terrible, search ~ useless, search ~ poor, search ~ work*,
        filter* ~ work*, filters missing, no filter*, better filter*, better search, more filters, have to register,
        have to create ~ account, had_to create ~ account, forced to create, force* ~ account, without an account,
        no guest, guest checkout, cart empt*, basket empt*, emptied ~ cart, emptied ~ basket, cart was empty,
        too many pop_ups, pop_ups, popups, too many clicks, too many steps, too many emails, too much spam, spam,
        annoying pop*, clunky, cluttered, broken link*, link* broken, link* ~ work*, dead link*, not translated,
        badly translated, only in english, not in my language, on my phone ~ not, mobile ~ bad, button ~ work*,
        ordering ~ complicated, ordering ~ difficult, couldnt order, couldnt check_out, couldnt checkout,
        couldnt complete, couldnt place, outdated website, old_fashioned website
      `,
    },
    'product-info': {
      said: `
        description*, product_information, product_info, product_detail*, information?, info?, details?, photo*,
        picture*, pics, pic, image*, video*, specification*, specs, as described, as pictured, as shown,
        as advertised, like in the picture*, like the picture*, like the photo*, same as the picture, product_page*,
        misleading, more information, more info, more details, information about, info about, details about,
        datasheet, customer photos, review photos, rating of products, on a model, 3d, 360, zoom, compare products,
        comparison
      `,
      praise: `
        as described, exactly as described, as pictured, exactly as pictured, as shown, as advertised,
        as in the picture*, as in the photo*, just like the picture*, just like the photo*, like in the picture*,
        like the picture*, like the photo*, same as the picture*, same as in the picture*, matches the description,
        matched the description, true to the picture*, accurate description*, good description*, great description*,
        detailed description*, clear description*, good photos, great photos, good pictures, great pictures,
        beautiful photos, detailed information, clear information, well described, well explained, helpful video*,
        helpful photos, helpful description*, reviews helped, helpful reviews, informative
      `,
      complaint: `
        not as described, not as pictured, not as shown, not as advertised, isnt as described, wasnt as described,
        doesnt match the description, didnt match the description, not match ~ description,
        doesnt match the picture*, doesnt match the photo*, not match ~ picture*, not match ~ photo*,
        not like the picture*, nothing like the picture*, nothing like the photo*, nothing like the description,
        not like in the picture*, different than the picture*, different from the picture*,
        different from the photo*, different to the picture*, different to the photo*, different than described,
        different from described, different in the picture*, looked different in the picture*,
        looked bigger in the picture*, looks bigger in the picture*, looked better in the picture*, misleading,
        description ~ wrong, description ~ misleading, description ~ inaccurate, description ~ unclear,
        description ~ vague, description ~ missing, wrong description*, misleading description*,
        inaccurate description*, incorrect description*, vague description*, unclear description*,
        poor description*, incorrect information, wrong information, missing information, not enough information,
        little information, too little information, lack of information, lack of detail*, no information, no info,
        no details, not enough details, not enough photos, not enough pictures, not enough reviews, few reviews,
        too few reviews, more photos, more pictures, more images, more videos, more details, more information,
        more info, more reviews, no reviews, no photos, no pictures, no video*, few photos, few pictures,
        only one photo, only one picture, better photos, better pictures, better description*, better images,
        clearer photos, clearer pictures, clearer description*, bad photos, bad pictures, poor photos,
        poor pictures, blurry, photos ~ small, pictures ~ small, photo ~ misleading, photos ~ misleading,
        pictures ~ misleading, photoshopped, edited photos, no ingredients list, dimensions missing, not mentioned,
        wasnt mentioned, doesnt say, didnt say, not stated, not clear whether, not clear if, wasnt clear,
        unclear if, unclear whether, couldnt tell, real photos, photos of real
      `,
    },
    payment: {
      said: `
        payment*, pay_pal, paypal, pay?, paying, klarna, clearpay, afterpay, apple_pay, google_pay, credit_card*,
        debit_card*, my card, visa, mastercard, amex, american_express, bank_transfer, invoice*, instalment*,
        installment*, pay later, pay in, buy_now_pay_later, card?, cash_on_delivery, charged twice, charged me,
        billed, billing, direct_debit, ideal_payment, sofort, bitcoin, crypto, receipt, bill?, vat_invoice,
        3d_secure, shop_pay, ways to pay, checkout with
      `,
      praise: `
        easy payment, easy to pay, payment ~ easy, payment ~ smooth, payment ~ simple, quick payment,
        secure payment, payment ~ secure, safe payment, pay later, can pay with, could pay with,
        love that i can pay, accept* paypal, takes paypal, paypal accepted, paypal ~ great, payment options great,
        many payment, all payment
      `,
      complaint: `
        payment failed, payment fails, payment didnt, payment doesnt, payment declined, payment rejected,
        payment not, payment wouldnt, payment error, payment page ~ crash*, payment ~ work*, payment problem*,
        payment issue*, payment kept, card declined, card was declined, card refused, card was refused,
        card rejected, card not accepted, card wasnt accepted, card wouldnt, card didnt, card got declined,
        card kept, rejected my card, declined my card, refused my card, didnt accept my card,
        wouldnt accept my card, doesnt accept, dont accept, didnt accept, not accept paypal, no paypal, no klarna,
        no apple_pay, no google_pay, no invoice, no amex, no credit_card, paypal didnt, paypal doesnt, paypal not,
        paypal missing, paypal failed, klarna didnt, klarna not, klarna rejected, apple_pay didnt, charged twice,
        charged me twice, charged double, double charged, paid twice, took money twice, debited twice, overcharged,
        charged too_much, charged the wrong, wrong amount charged, couldnt pay, cant pay, cannot pay, unable to pay,
        invoice wrong, invoice missing, invoice never, never got ~ invoice, no vat_invoice, more payment,
        other payment, no pay later, no instalments, no bank_transfer, only credit_card, only by card, pay upfront,
        prepay
      `,
    },
    choice: {
      said: `
        choice, choices, selection, range, variety, varieties, assortment, options?, option?, more options,
        more flavours, more flavors, more sizes, more products, more variety, more choice, wider range,
        bigger range, larger range, wider selection, bigger selection, larger selection, other flavours,
        other flavors, other products, different flavours, different flavors, new flavours, new flavors,
        new products, should sell, could sell, start selling, would you sell, do you sell, sell more, also sell,
        please sell, you sold, if you sold, if you had, do you have, will you have, stock more, please stock,
        should stock, also stock, offer more, also offer, please offer, should offer, could offer, if you offered,
        offered more, carry more, please carry, please add, please make, please bring, could you make,
        could you add, could you offer, would love to see, would like to see, love to see, like to see,
        would be nice to have, would be great to have, would love a, would love some, would like a, would like some,
        bring out, in other sizes, in larger sizes, in smaller sizes, in bigger sizes, larger sizes, bigger sizes,
        smaller sizes, kids version, for kids, for men, for women, for children, for babies, mens range, childrens,
        refill*, matching, collection?, catalogue, catalog, vegan options, gluten_free options, sample*, brands?,
        sugar_free, decaf, travel size, bigger bottle*, larger bottle*, smaller bottle*, smaller pack*,
        larger pack*, bigger pack*
      `,
      praise: `
        great selection, good selection, huge selection, wide selection, large selection, big selection,
        amazing selection, lovely selection, nice selection, wonderful selection, great range, good range,
        wide range, huge range, large range, big range, lovely range, fantastic range, great choice, good choice of,
        huge choice, lots of choice, so much choice, wide choice, plenty of choice, great variety, good variety,
        wide variety, huge variety, lots of variety, love the variety, love the selection, love the range,
        something for everyone, many options, lots of options, plenty of options, so many options,
        everything i need, everything i needed, everything you need, unique products, unusual products,
        cant find elsewhere, cant find anywhere, cant get anywhere, couldnt find anywhere, hard to find elsewhere,
        one_stop
      `,
      complaint: `
        limited range, limited selection, limited choice, limited options, small selection, small range,
        little choice, poor selection, poor range, not enough choice, not much choice, no choice,
        not enough variety, lack of variety, lack of choice, lacks variety, too few, not many options, few options,
        only one colour, only one color, only one size, only black, not in my size, no plus_size*, no larger sizes,
        no large sizes, no small sizes, no wide, selection ~ small, selection ~ limited, range ~ small,
        range ~ limited, choice ~ limited, discontinued, no longer sell, no longer make, stopped selling,
        stopped making, why did you stop
      `,
    },
    stock: {
      said: `
        stock, in_stock, out_of_stock, outofstock, restock*, re_stock*, back_in_stock, sold_out, soldout, sells_out,
        selling_out, sell_out, available, availability, unavailable, waiting_list, wait_list, waitlist, backorder*,
        back_order*, back_ordered, pre_order*, preorder*, notify me, notified when, coming_back, come back in,
        stocked, inventory, when will ~ back, will it be back, bring back, bringing back
      `,
      praise: `
        always in_stock, was in_stock, everything in_stock, everything was in_stock, finally back in_stock,
        finally in_stock, back_in_stock finally, good availability, always available, had it in_stock, in_stock and
      `,
      complaint: `
        out_of_stock, sold_out, soldout, sells_out, always sold, selling_out, not in_stock, not available,
        wasnt available, isnt available, arent available, werent available, unavailable, no longer available,
        never in_stock, never available, no stock, not enough stock, backorder*, back_order*, waiting for ~ back,
        not restock*, never restock*, stock ~ wrong, cancelled because, cancelled as, out_of my size,
        my size ~ gone, my size was never, my size is never, run out of, ran out of, keep more stock, more stock,
        better stock
      `,
    },
    trust: {
      said: `
        trust*, trustworthy, reliab*, scam*, scammer*, fraud*, fake, genuine, authentic*, legit*, legitimate,
        safe to, secure?, security, privacy, my data, personal data, data_protection, gdpr, reputab*, reputation,
        unknown brand, unknown shop, unknown store, unknown website, never heard of, didnt know the brand,
        didnt know your, didnt know the shop, first time buying, first_time buyer, first order with, reviews?,
        review?, trustpilot, ratings?, honest*, dishonest, credible, credibility, suspicious, shady, dodgy, sketchy,
        skeptical, sceptical, unsure if, is this real, is it real, real shop, real company, real store, counterfeit,
        sold my data, sell my data, imprint, guaranteed genuine, hesitant, ordering from abroad, from china,
        dropship*, drop_ship*
      `,
      praise: `
        trustworthy, trust you, i trust, trust this, trust the brand, can be trusted, reliable, genuine, authentic,
        legit, legitimate, reputable, honest, good reputation, great reputation, great reviews, good reviews,
        positive reviews, excellent reviews, felt safe, feel safe, feels safe, felt secure, feels secure,
        confidence, confident, transparent company, never let me down, never lets me down, never been let_down,
        as promised, keeps promises, always reliable, reviews convinced, reviews reassured, not a scam, no scam
      `,
      complaint: `
        scam*, scammer*, fraud*, fake, counterfeit, not genuine, isnt genuine, not authentic, not sure if legit,
        not sure if genuine, not sure it was legit, wasnt sure if legit, if it was legit, if this was legit,
        if you were legit, if it was genuine, if it was real, if this was real, if you were real, if the site was,
        if the website was, whether the site, whether the shop, whether the website, whether this was,
        if the shop was, if the shop is, if the store, whether it was, looked like a scam, thought it was a scam,
        was a scam, afraid of, worried ~ scam, worried ~ fake, worried about my data, worried ~ safe,
        worried ~ card details, suspicious, shady, dodgy, sketchy, skeptical, sceptical, untrustworthy,
        not trustworthy, dont trust, didnt trust, cant trust, couldnt trust, not trust, unreliable, not reliable,
        dishonest, lied, lie, lies, liars, never heard of, didnt know the brand, didnt know your,
        didnt know the shop, didnt know the company, dont know the brand, unknown brand, unknown shop,
        unknown store, unknown company, unknown website, unfamiliar, bad reviews, negative reviews, mixed reviews,
        poor reviews, reviews ~ bad, reviews ~ mixed, reviews ~ fake, fake reviews, few reviews, sold my data,
        data leak, spam since, no imprint, never ordered here, never bought from you, never ordered from you,
        too good to be true, stole my, thieves, con artists, from china, dropship*
      `,
    },
    gift: {
      said: `
        gift*, present, presents, birthday*, christmas, xmas, anniversary, wedding, valentine*, mothers_day,
        fathers_day, easter, gift_wrap*, giftwrap*, gift_card*, gift_voucher*, gift_box*, gift_note, gift_message,
        greeting_card, bought it for my, bought for my, bought this for my, for my mum, for my mom, for my dad,
        for my wife, for my husband, for my daughter, for my son, for my sister, for my brother, for my friend,
        for my niece, for my nephew, for my grandson, for my granddaughter, for my girlfriend, for my boyfriend,
        for a friend, stocking filler, secret santa, baby_shower, recipient
      `,
      praise: `
        perfect gift, great gift, lovely gift, wonderful gift, ideal gift, nice gift, perfect present,
        great present, lovely present, ideal present, beautiful gift, gift ~ loved, loved the gift, loved her gift,
        loved his gift, was delighted with, she loved it, he loved it, she loves it, he loves it, they loved it,
        was thrilled, over the moon, made her day, made his day, loved her present, loved his present,
        gift_wrap* ~ beautiful, gift_wrap* ~ lovely, lovely gift_wrap*, beautiful gift_wrap*, handwritten note
      `,
      complaint: `
        no gift_wrap*, no gift_card, no gift_note, no gift_message, gift_wrap* missing, gift_note missing,
        gift_message missing, gift_wrap* forgot*, gift_card didnt, gift_card doesnt, gift_card not,
        gift_card wouldnt, gift_card expired, price ~ in the parcel, invoice in the gift, receipt in the gift,
        price tag still, ruined ~ birthday, ruined ~ gift, ruined ~ christmas, too late for christmas,
        too late for ~ birthday, missed ~ birthday, after christmas, after her birthday, after his birthday,
        gift_wrap* option
      `,
    },
    instructions: {
      said: `
        instruction*, instrucion*, manual, manuals, user_guide, guide?, assembl*, assembly, put_together,
        putting together, set_up, setup, set_it_up, how to use, how to wash, how to care, how to assemble,
        how to install, how to clean, how to apply, how to prepare, how to store, how to put, care_label,
        care instruction*, washing instruction*, leaflet, booklet, diagram*, tutorial*, recipe*, dosage, dose,
        installation, install, brewing guide, build it, building it, screws fit
      `,
      praise: `
        easy to assemble, easy assembly, easy to put_together, easy to set_up, easy to install, easy setup,
        quick to assemble, simple to assemble, simple to set_up, assembly ~ easy, assembly was simple,
        assembly was quick, set_up in minutes, put_together in minutes, clear instructions, good instructions,
        great instructions, easy instructions, instructions ~ clear, instructions ~ easy, instructions ~ helpful,
        helpful instructions, well explained instructions, detailed instructions, easy to follow, assembled in
      `,
      complaint: `
        no instructions, no manual, no instruction*, without instructions, without a manual, instructions missing,
        manual missing, missing instructions, missing manual, instructions ~ missing, instructions ~ unclear,
        instructions ~ confusing, instructions ~ poor, instructions ~ useless, instructions ~ terrible,
        instructions ~ wrong, instructions only, manual only, instructions in chinese, manual in chinese,
        instructions not in english, unclear instructions, confusing instructions, poor instructions,
        bad instructions, terrible instructions, useless instructions, better instructions, clearer instructions,
        hard to assemble, difficult to assemble, hard to put_together, difficult to put_together,
        impossible to assemble, assembly ~ difficult, assembly ~ hard, assembly ~ nightmare, assembly took,
        complicated to assemble, hours to assemble, hours to put_together, nightmare to assemble, hard to set_up,
        difficult to set_up, complicated to set_up, how do i use, how do i assemble, dont know how to use,
        didnt know how to use, dont know how to, not explained, couldnt assemble, couldnt figure out,
        holes dont line up, holes didnt, didnt explain
      `,
    },
    sustainability: {
      said: `
        sustainab*, environment*, eco, eco_friendly, ecofriendly, ecolog*, green company, planet, climate, carbon,
        co2, recycl*, plastic_free, compost*, biodegrad*, single_use, waste?, organic, bio?, fair_trade, fairtrade,
        fair wages, ethical*, ethics, animal_welfare, animal_testing, cruelty_free, tested on animals,
        animal friendly, vegan, local, locally, regional, made_in, handmade, repair*, repairable, spare_part*,
        second_hand, upcycl*, reusable, refillable, microplastic*, palm_oil, child_labour, working_conditions,
        b_corp, carbon_neutral, footprint
      `,
      praise: `
        sustainable, eco_friendly, ecofriendly, environmentally_friendly, environmentally friendly, plastic_free,
        no plastic, without plastic, recyclable, recycled, compostable, biodegradable, organic, fair_trade,
        fairtrade, ethical, ethically, cruelty_free, locally, local business, local company, local producer*,
        support local, supporting local, support small, supporting a small, small business, made_in england,
        made_in britain, made_in the uk, made_in usa, made_in the usa, made_in germany, made_in italy,
        made_in france, made_in europe, handmade, good for the planet, good for the environment, kind to the planet,
        can be repaired, repairable, spare_part* available, refillable, carbon_neutral, love ~ vegan, vegan and
      `,
      complaint: `
        not sustainable, isnt sustainable, not eco, not environmentally, unsustainable, too much plastic,
        so much plastic, plastic everywhere, plastic packaging, wrapped in plastic, plastic wrapped,
        full of plastic, lots of plastic, unnecessary plastic, less plastic, single_use plastic, waste of plastic,
        bad for the environment, bad for the planet, not recyclable, isnt recyclable, cant recycle,
        cant be recycled, wasteful, so much waste, too much waste, greenwash*, made_in china, not organic,
        not vegan, isnt vegan, animal_testing, tested on animals, child_labour, cant be repaired, not repairable,
        no spare_part*, flown, shipped from china, shipped halfway
      `,
    },
    subscription: {
      said: `
        subscri*, subscription*, subscribtion*, recurring, auto_renew*, autorenew*, renewal, renewed, auto_ship,
        autoship, monthly box, monthly order, monthly delivery, repeat_order*, regular delivery, regular order,
        standing order, membership, member?, skip a month, skip a delivery, skip month, pause my, pause the,
        pause it, pausing, cancel my, cancel the, cancel it?, cancel anytime, cancelling, cancellation,
        unsubscribe*, every month, each month, frequency, trial, plan?
      `,
      praise: `
        subscription ~ easy, subscription ~ great, love ~ subscription, love my monthly, easy to cancel,
        easy to pause, easy to skip, cancel anytime, can pause, can skip, flexible subscription,
        subscription ~ flexible, subscription ~ convenient, subscription ~ handy
      `,
      complaint: `
        couldnt cancel, cant cancel, cannot cancel, hard to cancel, difficult to cancel, impossible to cancel,
        cancel ~ difficult, cancel ~ impossible, no way to cancel, no cancel, no pause, couldnt pause, cant pause,
        cant skip, couldnt skip, didnt know ~ subscription, signed up ~ without, without my consent,
        unwanted subscription, accidentally subscri*, tricked into, subscription trap, trap, renewed without,
        auto_renewed, charged again, charged ~ after cancel*, still charged, despite cancel*, after i cancelled,
        didnt want a subscription, dont want a subscription, without a subscription, without subscribing,
        one_off purchase, unsubscribed but, subscription ~ too
      `,
    },
    recommendation: {
      said: `
        recommend*, reccomend*, recomend*, reccommend*, recommendation*, word_of_mouth, friend told, friends told,
        told me about, told us about, a friend of mine, through a friend, through friends, from a friend,
        by a friend, friend showed, sister told, mum told, mom told, colleague told, colleague*, coworker*,
        my hairdresser, influencer*, instagram, tiktok, tik_tok, youtube*, facebook, pinterest, podcast*, blog*,
        advert*, saw an ad, saw your ad, your ad, ads, commercial, on tv, radio, magazine, google, tell my friends,
        tell all my friends, told all my friends, told my friends, tell everyone, told everyone, tell others,
        spread the word, return_customer, returning_customer, repeat_customer, loyal_customer, order again,
        ordering again, buy again, buying again, shop again, come_back, be back, will be back, be ordering,
        purchase again
      `,
      praise: `
        recommend*, reccomend*, recomend*, highly recommend*, would recommend, will recommend, can recommend,
        definitely recommend, already recommended, recommended to, recommend to, tell my friends,
        tell all my friends, told all my friends, told my friends, tell everyone, told everyone, spread the word
      `,
      complaint: `
        not recommend, wouldnt recommend, cant recommend, cannot recommend, dont recommend, would never recommend,
        never recommend, couldnt recommend, will not recommend, wont recommend, wouldnt tell, warn my friends,
        warn others, warn everyone, stay away, avoid, hesitate to recommend, annoying ads, too many ads
      `,
    },
  },
  nothing: `
    in_order to, in_order for, return_customer, returning_customer, returning customer, out_of_order, fit_for,
    last time, last order, last week, last month, last year, last minute, at last, last but, light of,
    at_present, present in, work hard, hard work, keep up the good work, good work, great work, team work,
    worked out, works for me, no thanks, first of all, on the other hand, point of, no point, whats the point,
    at this point, kind of, made me, made my, made a mistake, made sure, made up, make up my mind,
    looking forward, look forward, look for, looking for, looked for, looks like, look at, looked at,
    sweet of you, sweet message, fresh start, cool with, service_pack, post a review, write a review,
    left a review, leave a review, wrote a review, page_turner, no trust issues, after sales service,
    in the long run, of course, price is right for, in case, just in_case, in the end, free time, safe to say,
    local_shop, sharp price*, gift of, code of, charge of, in_charge, deal with, dealt with, big deal,
    no big deal, great deal of, good deal of, a good deal more, member of, the sound of, sounds, not sure,
    im sure, for sure, be sure, plus, team up, point out, rain check, present my, reviews before, support small,
    support local, called it, so_called, last longer, box ticked, tick all the boxes, ticks all the boxes
  `,
  good: `
    good, great, nice, excellent, perfect*, fantastic, awesome, amazing, brilliant, wonderful, lovely, superb,
    outstanding, fabulous, fab, terrific, marvellous, impressive, impressed, exceptional, incredible,
    phenomenal, magnificent, top, top_notch, first_class, super, best, better than expected, love, loved, loves,
    loving, like it, like that, like the, like your, liked, likes, enjoy*, happy, pleased, satisfied, delighted,
    thrilled, glad, thank*, thx, appreciate*, fast, quick*, speedy, swift*, prompt*, rapid, easy, easily,
    simple, smooth*, convenient, clear, reliable, efficient*, flawless*, spotless, faultless, spot_on, on point,
    pleasant*, pleasure, fine, ok, okay, decent, solid, well, fun, cool, exceeded, exceeds, surpassed, fair,
    reasonable, problem_free, hassle_free, effortless, cant fault, couldnt fault, couldnt be better,
    couldnt be happier, five_stars, 5_stars, 10_10, a_plus, no complaints, no problem*, no issue*,
    nothing to complain, without problem*, without any problem*, without issue*, generous, thoughtful, a_joy,
    positive, luxurious, adore, obsessed, favourite, favorite, recommend*, beautiful*, gorgeous, friendly,
    helpful, professional*, safe, safely, free, accurate, generous*, yay, wow, yummy, delicious, plenty,
    advantage, correctly
  `,
  bad: `
    bad, badly, poor, poorly, terrible, terribly, awful*, horrible, horribly, horrendous, dreadful, appalling,
    atrocious, disgusting, disgusted, worst, worse, disappoint*, dissapoint*, dissappoint*, unhappy,
    dissatisfied, unsatisfied, annoy*, frustrat*, angry, upset, upsetting, furious, hate, hated, hates,
    dislike*, slow, slowly, sluggish, too_slow, late, difficult, hard, complicated, confusing, unclear,
    problem*, issue*, trouble, troubles, fail*, failed, failure, mess, messy, nightmare, disaster*, joke,
    ridiculous*, rubbish, crap, crappy, shit, shitty, garbage, trash, useless, pointless, waste, wasted,
    unacceptable, inacceptable, inconvenient, stupid, lousy, mediocre, subpar, sub_par, unreliable, never again,
    not_so good, not_so great, not great, not good, not impressed, not happy, not satisfied, lacking, lacks,
    lack of, wrong, unfortunately, sadly, shame, pity, a letdown, let_down, letdown, regret*, complain*, weird,
    strange, odd, tedious, cumbersome, unpleasant, unprofessional, careless*, painful, pathetic, shocking,
    shambles, incompetent, hassle, struggle*, struggled, sucks, sucked, meh, inconsistent, hopeless, impossible,
    too, ugh, broke, broken, worried, worry, concerned, hesitated, expensive, inadequate, misleading, missing,
    unfair, excessive, unnecessary, intrusive, improve*, improvement, needs work, could be better,
    could have been better, should be better, would be better, could be faster, could be quicker,
    should be faster, faster please, be faster, be quicker, more quickly, quicker, faster, waiting, waited
  `,
  not: `
    not, no, never, nor, neither, without, hardly, barely, nothing, nobody, none, cant, cannot, dont, doesnt,
    didnt, isnt, wasnt, arent, werent, wont, wouldnt, couldnt, shouldnt, havent, hasnt, hadnt, aint, zero, n't,
    lack, lacks, free_of
  `,
  but: `
    but, however, although, though, except, yet, unfortunately, sadly, only, whereas, while, despite, apart,
    otherwise
  `,
  wish: `
    wish, would be nice, would be great, would be good, would be lovely, would be helpful, would love,
    would like, id love, id like, please, pls, could you, can you, do you, will you, would you, are you,
    is there, is it possible, should, maybe, perhaps, hope, hopefully, suggest*, if you, if only, it'd be,
    wondering, any chance, when will, how long, how do, what about, looking forward
  `,
  denies: 'before',
};
