import type { TopicWords } from '../topic-words.ts';

export const fr: TopicWords = {
  topics: {
    delivery: {
      said: `
        livr*, livraison*, livreur*, livraisson*, expédi*, expedition*, envoi?, envoyé?, acheminement, colis?,
        paquet?, transporteur*, transport, coursier*, facteur, la_poste, colissimo, chronopost, mondial_relay,
        point_relais, relais, dhl, ups, dpd, gls, fedex, suivi, suivre, numéro de suivi, tracking, arriv*?,
        réception?, reçu?, délai*, attente?, boite_aux_lettres, voisin*, domicile, créneau*, en_retard, retard*,
        à_temps, dans les temps, dom_tom, corse, à l_étranger, belgique?, suisse?, quand ~ arriv*
      `,
      praise: `
        arriv* rapidement, arriv* vite, arriv* à_temps, arriv* en avance, arriv* tôt, arriv* très vite,
        arriv* plus tôt, arriv* dès, arriv* le lendemain, reçu rapidement, reçu très rapidement, reçu vite,
        reçu très vite, reçu en avance, reçu à_temps, reçu le lendemain, reçu en ~ jours, reçu en ~ heures,
        reçue rapidement, reçue en, reçus rapidement, livr* rapide*, livr* rapidement, livr* en avance,
        livr* express, livr* à_temps, livr* le lendemain, livr* en ~ jours, livr* en ~ heures, livr* dans les temps,
        livr* ultra, livr* soign*, livr* au top, livr* nickel, envoi rapide*, envoi soigné, expédi* rapide*,
        expédi* rapidement, délai* respecté*, délai* rapide*, délai* court*, dans les délais, délais au top,
        délai correct, dans les temps, en avance, plus tôt que prévu, plus vite que prévu, rapidité,
        livreur ~ sympa*, livreur ~ aimable, livreur ~ gentil, ponctuel*, suivi ~ parfait, suivi ~ précis, bon suivi
      `,
      complaint: `
        retard*, en_retard, trop_tard, arriv* tard, arriv* après, jamais arriv*, pas arriv*, toujours pas arriv*,
        jamais reçu, pas reçu, toujours pas reçu, toujours rien, rien reçu, pas encore reçu, pas encore arriv*,
        jamais livr*, pas livr*, pas été livr*, non livr*, perdu, colis perdu, égaré, volé, disparu,
        attend* ~ semaines, attend* ~ jours, attendre trop, attendu ~ semaines, attendu ~ jours, attends toujours,
        j_attends, attente trop, attente ~ longue, longue attente, trop d_attente, délai* ~ long*, délai* trop,
        longs délais, délai* non respect*, délai* pas respect*, délai* interminable*, mis ~ semaines, mis ~ mois,
        mis ~ temps, met ~ temps, pris ~ semaines, pris ~ temps, plus de ~ semaines, plus de ~ jours, deux semaines,
        trois semaines, 2 semaines, 3 semaines, un mois après, plus d_un mois, livr* ~ lente, livr* ~ longue,
        livr* trop, livr* ~ tardive, livr* catastroph*, lenteur*, interminable*, trop long à arriv*, long à arriv*,
        bloqué?, en transit, chez le voisin, chez un voisin, sans sonner, pas sonné, n_a pas sonné, devant la porte,
        sous la pluie, jeté, jeté par_dessus, mauvaise adresse, livreur ~ désagréable, livreur ~ impoli,
        livreur n_a pas, livreur a laissé, point_relais ~ loin, relais ~ fermé, relais loin, aller chercher,
        pas de suivi, aucun suivi, suivi ~ marche pas, suivi ~ fonctionne pas, suivi ~ inexistant, suivi ~ pas,
        suivi ~ jour, pas de livraison, ne livr* pas, livrez pas, livrent pas, indiqué livré, noté livré,
        noté comme livré, prévu ~ jours, plus tard que prévu, livr* plus rapide*, plus rapidement,
        délais plus courts, délai plus court
      `,
    },
    'delivery-cost': {
      said: `
        frais de livraison, frais d_envoi, frais d_expédition, frais de port, frais_de_port, frais port,
        port gratuit, port offert, ports?, coût de livraison, coûts de livraison, coût de la livraison,
        prix de la livraison, prix de livraison, prix du transport, frais de transport, tarif de livraison,
        livraison_gratuite, livraison gratuite, livraison offerte, livraison payante, livraison à ~ euros,
        payer la livraison, payer les frais, franco, minimum d_achat, minimum de commande, seuil, douane*,
        frais de douane, droits de douane, taxe*, participation aux frais, gratuité de la livraison
      `,
      praise: `
        livraison gratuite ~ super, livraison offerte ~ super, frais de port offert*, frais de port gratuit*,
        frais de livraison offert*, frais de livraison raisonnable*, frais de port raisonnable*,
        frais de port correct*, livraison pas chère, sans frais de port, sans frais de livraison,
        pas de frais de port, pas de frais de livraison, pas de frais de douane, pas de douane, port offert,
        livraison gratuite appréci*
      `,
      complaint: `
        frais de port ~ cher*, frais de port ~ élevé*, frais de port ~ trop, frais de port ~ excessif*,
        frais de port ~ exorbitant*, frais de livraison ~ cher*, frais de livraison ~ élevé*,
        frais de livraison ~ trop, frais de livraison ~ excessif*, frais de livraison ~ exorbitant*,
        frais d_envoi ~ cher*, frais d_envoi ~ élevé*, frais d_envoi ~ trop, livraison ~ chère, livraison ~ cher,
        livraison ~ coûteuse, livraison ~ hors de prix, livraison payante, transport ~ cher, port ~ cher, port trop,
        pas de livraison gratuite, livraison non gratuite, livraison pas gratuite, livraison gratuite seulement,
        seuil ~ haut, seuil ~ élevé, minimum ~ élevé, payer la douane, payer ~ douane, frais de douane,
        surprise ~ douane, douane ~ cher, réduire les frais, baisser les frais, frais cachés,
        frais ~ au dernier moment, frais ~ à la fin, à cause des frais, les frais de port, les frais de livraison,
        frais plus bas, frais de port moins, frais de livraison moins, livraison moins chère
      `,
    },
    price: {
      said: `
        prix, tarif*, cher, chère, chers, chères, chere, coût*, coûte*, coûteux, coûteuse*, abordable*,
        rapport_qualité_prix, qualité_prix, qualité prix, bon_marché, valeur?, budget, onéreux, onéreuse*, euros?,
        vaut le, vaut son, vaut?, économique*, excessif*?, exorbitant*
      `,
      praise: `
        pas cher, pas chère, pas chers, pas trop cher, peu cher, moins cher que, moins cher qu_ailleurs, bon prix,
        bons prix, prix correct*, prix raisonnable*, prix abordable*, prix attractif*, prix compétitif*,
        prix imbattable*, prix intéressant*, prix juste*, prix doux, petit prix, petits prix, prix bas,
        prix honnête*, prix accessible*, prix très, prix ~ correct*, prix ~ raisonnable*, prix ~ intéressant*,
        prix ~ top, meilleur prix, meilleurs prix, abordable*, bon rapport, excellent rapport, très bon rapport,
        super rapport, rapport_qualité_prix ~ bon, rapport_qualité_prix ~ excellent,
        rapport_qualité_prix ~ imbattable, qualité_prix ~ au top, qualité_prix ~ excellent, vaut son prix,
        vaut le prix, vaut le coup, valent le prix, valent leur prix, bonne affaire, économique*,
        tarifs ~ raisonnable*, tarifs ~ attractif*
      `,
      complaint: `
        cher, chère, chers, chères, trop cher, trop chère, un peu cher, assez cher, très cher, prix ~ élevé*,
        prix ~ excessif*, prix ~ exorbitant*, prix ~ trop, prix ~ hauts, prix ~ abusé*, prix un peu, hors de prix,
        exorbitant*, coûteux, coûteuse*, onéreux, onéreuse*, arnaque?, moins cher ailleurs, moins cher chez,
        moins cher sur, ailleurs moins cher, plus cher que, plus cher qu_ailleurs, plus chers que,
        moins cher serait, un peu moins cher, baisser les prix, baisser vos prix, baisser le prix, baisse de prix,
        baissez, prix plus bas, prix plus abordable*, prix moins, tarifs plus, réduire les prix, diminuer les prix,
        prix ~ augment*, augmentation ~ prix, hausse ~ prix, augmenté, vaut pas, ne vaut pas,
        pas à la hauteur du prix, pour le prix, pour ce prix, à ce prix, vu le prix, le prix m_a, à cause du prix,
        seulement le prix, juste le prix, hésité ~ prix, pas donné, pas les moyens, mauvais rapport,
        au_dessus de mon budget, tarifs ~ élevé*, tarif ~ élevé, abusé, coûte trop, coûte une fortune
      `,
    },
    discount: {
      said: `
        promo*, promotion*, code?, codes?, code_promo, réduction*, réduc*, remise*, rabais, bon d_achat,
        bons d_achat, bon de réduction, solde*, offre?, offres?, ristourne*, fidélité, points, parrainage,
        black_friday, cagnotte, cashback, avoir fidélité, chèque fidélité, bienvenue, avantages client*,
        vente privée, ventes privées, étudiant*, pour cent, lot de
      `,
      praise: `
        bonne promo*, bonnes promo*, super promo*, belle promo*, belles promo*, bonne réduction, belle réduction,
        super réduction, bonne offre, bonnes offres, super offre, belles offres, code ~ marché, profité des soldes,
        profité de la promo*, merci pour la réduction, merci pour le code, en promo, en promotion, en solde
      `,
      complaint: `
        code ~ ne marche pas, code ~ ne fonctionne pas, code ~ ne marchait pas, code ~ ne fonctionnait pas, code ~ pas marché, code ~ pas fonctionné, code ~ marche pas, code ~ fonctionne pas,
        code ~ marche pas, code ~ fonctionne pas, code ~ pas marché, code ~ pas fonctionné, code ~ pas,
        code ~ expiré, code ~ invalide, code ~ refusé, code ~ jamais, promo ~ pas, réduction ~ pas,
        réduction ~ jamais, remise ~ pas, remise ~ jamais, bon d_achat ~ pas, bon ~ expiré, pas de promo*,
        pas de réduction*, pas de code, jamais de promo*, jamais de réduction*, peu de promo*, aucune promo*,
        aucune réduction, plus de promo*, plus de réduction*, davantage de promo*, plus de code*, plus d_offres,
        plus de soldes, points ~ perdu*, points ~ disparu*, points ~ expiré*, points ~ pas, fausse promo*,
        fausses promo*, fausse réduction, jamais reçu ~ code
      `,
    },
    quality: {
      said: `
        qualité*, qualitée, qualitatif*, qualitative*, finition*, finitions, durab*, solide*, solidité, robust*,
        couture*, fermeture, fermeture_éclair, zip, fabrication, fabriqué, fragile*, tient?, tenu?, lavage*, lavé?,
        bien fait*, défaut*, défectueux, défectueuse*, usure, use?, savoir_faire, artisanal*, bouton*?, camelote,
        résistan*
      `,
      praise: `
        bonne qualité, très bonne qualité, excellente qualité, super qualité, belle qualité, grande qualité,
        haute qualité, qualité au rendez_vous, qualité top, qualité ~ au top, qualité ~ irréprochable,
        qualité supérieure, de qualité, bien fait*, bien fini*, bien fabriqué*, belles finitions, belle finition,
        finitions ~ parfait*, finitions soignées, finition soignée, solide*, robuste*, résistant*, durable*?,
        tient bien, tient la route, tient dans le temps, dure longtemps, dure dans le temps, comme neuf,
        comme neuve, bien cousu*, costaud
      `,
      complaint: `
        mauvaise qualité, piètre qualité, qualité médiocre, qualité ~ décevante, qualité ~ déçu*, qualité moyenne,
        qualité ~ bof, qualité ~ baissé, qualité ~ baisse, faible qualité, basse qualité, qualité laisse,
        qualité n_est pas au, qualité n_est pas bonne, qualité n_est pas terrible, qualité n_est pas top,
 qualité n_est plus, mal fait*, mal fini*, mal fabriqué*, mal cousu*, mauvaises finitions, mauvaise finition,
        finitions ~ bâclé*, bâclé*, fait cheap, cheap, fait bas de gamme, bas_de_gamme, bas de gamme, camelote,
        pacotille, fragile*, pas solide*, peu solide*, pas résistant*, pas durable, cassé après, cassé au bout,
        cassé en, cassé dès, s_est cassé*, se casse*, s_est déchiré*, déchiré après, se déchire*, se découd,
        se découds, décousu*, couture* ~ lâch*, couture* ~ craqu*, craqué, craque, troué*, trou, trous, bouloche*,
        peluche*, effiloch*, rétréci*, rétrécit, délavé*, se délave*, déform*, se détache*, décollé*, se décolle*,
        décolle, rouill*, rouille, oxyd*, noirci*, tient pas, ne tient pas, n_a pas tenu, n_a pas duré, dure pas,
        duré ~ jours, duré ~ semaines, après un lavage, au premier lavage, après le premier lavage,
        après deux lavages, dès le premier lavage, au lavage, tombé en panne, en panne, défaut*, défectueux,
        défectueuse*, fermeture ~ cass*, fermeture ~ bloqu*, fermeture coince, bouton* ~ tomb*, s_abîme*,
        abîmé après, usé*, s_use, lâché, a lâché, hs, bancal*, branlant*
      `,
    },
    performance: {
      said: `
        fonctionn*, marche?, marchent?, efficac*, inefficac*, effet?, effets?, résultat*, puissan*, batterie*,
        autonomie, charge?, recharge*?, confort*, confortable*, inconfort*, moelleux, moelleuse*, tient chaud,
        chaud?, chaude?, bruit*, bruyant*, silencieu*, performance*, performant*, son?, bluetooth, wifi, connexion,
        connecte*, étanche*, isol*, lumineu*, lumière?, coupe?, tranchant*, absorb*, hydrat*, ma peau, la peau,
        peau?, cheveux, boutons sur, rides, dormir, dors, sommeil, dos, douleur*, mal au, ampoule*?, pratique*,
        ergonomique*, utile*, facile à utiliser, simple d_utilisation, utilisation, germ*, pouss*, fleuri*,
        repris*?, captivant*, ennuyeux, mon chien, mon chat, mes enfants adorent, les enfants adorent, adore jouer,
        s_amuse
      `,
      praise: `
        fonctionne bien, fonctionne très bien, fonctionne parfaitement, fonctionne à merveille, fonctionne super,
        fonctionne nickel, fonctionnent bien, fonctionnent parfaitement, marche bien, marche très bien,
        marche parfaitement, marche super, marche nickel, marche à merveille, marchent bien, fait le job,
        fait le boulot, fait ce qu_on, fait son travail, remplit sa fonction, efficace*, très efficace,
        bons résultats, résultats ~ visibles, résultat ~ bluffant, résultat ~ top, vrai résultat, vu ~ différence,
        vraie différence, puissant*, confortable*, super confortable, hyper confortable, moelleux, moelleuse*,
        tient chaud, tient bien chaud, tiennent chaud, bien chaud*, garde ~ chaud, batterie tient, batterie dure,
        bonne autonomie, grande autonomie, autonomie ~ top, silencieux, silencieuse, bon son, très bon son,
        son ~ excellent, son ~ super, pratique*, très pratique, facile à utiliser, facile d_utilisation,
        simple d_utilisation, facile à nettoyer, utile*, peau douce, peau ~ douce, peau ~ hydratée, cheveux ~ doux,
        cheveux ~ brillants, dors ~ mieux, dors mieux, plus mal, soulag*, étanche, chien ~ adore*, chat ~ adore*,
        enfants ~ adorent, fils ~ adore, fille ~ adore, ne le quitte plus, pousse bien, bien poussé, bien repris,
        captivant*, performant*, bien être
      `,
      complaint: `
        fonctionne pas, ne fonctionne pas, fonctionne plus, fonctionne mal, fonctionnent pas, fonctionnait pas,
        pas fonctionné, marche pas, ne marche pas, marche plus, marche mal, marchent pas, marchait pas,
        pas efficace*, inefficace*, peu efficace*, aucun effet, pas d_effet, sans effet, aucun résultat,
        pas de résultat*, aucune différence, sert à rien, ne sert à rien, inutile*, inconfortable*,
        pas confortable*, peu confortable*, fait mal, font mal, serre*?, frotte*, ampoules aux, batterie ~ vide,
        batterie ~ pas, batterie ~ faible, batterie ~ minutes, autonomie ~ faible, autonomie ~ décevante,
        ne charge pas, charge pas, charge plus, ne s_allume, s_allume pas, s_éteint, connecte pas, déconnecte*,
        connexion ~ perd, bruyant*, trop bruyant*, fait du bruit, trop de bruit, pas assez puissant*,
        manque de puissance, peu puissant*, faible puissance, chauffe trop, surchauffe*, tient pas chaud,
        pas chaud*, pas assez chaud*, froid aux, fuit, pas étanche, prend l_eau, coupe pas, ne coupe pas,
        éclaire pas, irrit*, rougeur*, plaques, démange*, allergie à, réaction allergique, pique, brûle, dessèche*,
        assèche*, gras, grasse*, collant*, colle?, mort* après, plantes mortes, plante morte, pas poussé,
        rien poussé, pas germé, rien germé, n_aime pas jouer, mange pas, n_en veut pas, boude, ennuyeux, glisse*,
        trop dur*, trop mou, trop ferme*, pas pratique*, peu pratique*
      `,
    },
    damaged: {
      said: `
        abîm*, abim*, endommag*, cassé*, casse?, brisé*, rayé*, rayure*, cabossé*, écrasé*, fissur*, fuit?, fuite,
        coulé*, renversé*, pourri*, moisi*, périmé*, intact*, bon état, mauvais état, en morceaux, déchiré*, fondu*,
        fané*, ébréch*, taché*, tache*
      `,
      praise: `
        intact*, bon état, parfait état, excellent état, très bon état, rien de cassé, rien cassé, pas abîmé*,
        pas de casse, aucune casse, sans casse, sans dommage*, non abîmé*, impeccable à l_arrivée
      `,
      complaint: `
        abîmé*, abimé*, abime*, endommag*, cassé*, cassée, casses, était cassé*, arriv* cassé*, reçu cassé*, brisé*,
        rayé*, rayure*, cabossé*, écrasé*, fissur*, fêlé*, a coulé, coulé*, a fui, fuite, fuyait, renversé*,
        pourri*, moisi*, périmé*, mauvais état, sale état, piteux état, piètre état, en morceaux, en mille morceaux,
        déchiré*, carton déchiré, carton éventré, éventré*, fondu*, fané*, ébréch*, taché*, tache, taches, sale,
        sali*, mouillé*, trempé*, tordu*, ouvert?, déjà ouvert*, date dépassée, décongelé*, enfoncé*
      `,
    },
    'wrong-item': {
      said: `
        mauvais article, mauvais produit, mauvaise taille, mauvaise couleur, mauvais modèle, erreur de commande,
        erreur dans ma commande, erreur de préparation, erreur d_article, erreur de taille, erreur de couleur,
        manqu* ~ article*, manqu* ~ pièce*, article manquant, pièce* manquante*, produit manquant, manquant*,
        incomplet*, incomplète*, complet, complète, autre article, autre produit, conforme à ma commande, conforme?
      `,
      praise: `
        commande complète, tout y était, rien ne manqu*, il ne manquait rien, conforme à ma commande,
        conforme à la commande, commande conforme, tout était là, au complet
      `,
      complaint: `
        mauvais article*, mauvais produit*, mauvaise taille, mauvaise couleur, mauvais modèle, mauvaise référence,
        mauvaise commande, mauvais coloris, mauvaise pointure, mauvais parfum, pas le bon, pas la bonne,
        pas les bons, pas les bonnes, pas le bon article, pas la bonne taille, pas la bonne couleur,
        erreur de commande, erreur dans ma commande, erreur dans la commande, erreur de préparation,
        erreur d_article, erreur de taille, erreur de couleur, erreur sur, trompé*, se sont trompés, trompé de,
        article manquant, articles manquants, pièce* manquante*, produit manquant, manquant*, il manqu*, manquait,
        manquaient, manque un, manque une, manque des pièces, manque la, manque le, manque deux, incomplet*,
        incomplète*, pas complet*, oublié, oubli, oublié de, reçu un seul, reçu une seule, qu_un seul, qu_une seule,
        reçu autre chose, autre chose que, reçu un autre, reçu une autre, au_lieu, au lieu de, à la place,
        pas ce que j_ai commandé, pas ce que j_avais commandé, pas conforme à ma commande, inversé*, non conforme
      `,
    },
    'size-fit': {
      said: `
        taille*, tailles, tailler, pointure*, guide des tailles, guide_de_taille*, tableau des tailles, mesure*,
        dimension*, longueur, largeur, manche*, trop petit*, trop grand*, trop serré*, trop large*, trop long*,
        trop court*, trop étroit*, coupe?, ajust*, va bien, me va, lui va, cm, serré*, ample, hanches, poitrine, xl,
        xxl, grande taille
      `,
      praise: `
        taille bien, taille parfaite*, taille parfaitement, taille normalement, taille correctement,
        taille ~ parfait*, bonne taille, taille juste?, taille comme prévu, tailles ~ respectées, bien taillé*,
        me va bien, me va parfaitement, me va très bien, me va comme, me va à merveille, me vont bien, lui va bien,
        lui va parfaitement, va parfaitement, va très bien, belle coupe, bonne coupe, coupe parfaite,
        coupe ~ parfaite, coupe impeccable, tombe bien, tombe parfaitement, tombe très bien, bien ajusté*,
        pile ma taille, guide des tailles ~ utile, guide des tailles ~ fiable, guide des tailles ~ précis,
        comme un gant, dimensions parfaites, dimensions ~ parfaites
      `,
      complaint: `
        trop petit*, trop grand*, trop serré*, trop large*, trop long*, trop court*, trop étroit*, trop juste,
        un peu petit*, un peu grand*, un peu serré*, un peu large*, un peu court*, un peu juste, taille petit,
        taille grand, taille trop, taille mal, taille très petit, taille un peu, taille plus, taille bizarr*,
        taille serré, taillent petit, taillent grand, taille ~ petit, taille ~ grand, plus petit* que,
        plus grand* que prévu, plus court* que, me va pas, ne va pas, ne me va pas, va pas du tout, mal taillé*,
        mauvaise coupe, mal coupé*, coupe ~ bizarre, coupe ~ mauvaise, coupe ~ pas, guide des tailles ~ pas,
        guide des tailles ~ faux, guide des tailles ~ imprécis, guide des tailles ~ incorrect,
        pas de guide des tailles, guide ~ pas clair, tailles pas, tailles ne correspond*, taille ne correspond*,
        taille correspond pas, hésité ~ taille, hésit* sur la taille, doute* sur la taille, doute* ~ taille,
        peur ~ taille, sûre ~ taille, sûr ~ taille, quelle taille, choisir la taille, choix de la taille,
        dimensions ~ manqu*, pas les dimensions, pas de dimensions, immense*, minuscule*, flott*, baille, remonte,
        serre à, serre au, serre trop, entre deux tailles
      `,
    },
    material: {
      said: `
        matière*, tissu*, coton, laine, lin?, cuir, polyester, soie, cachemire, velours, jean?, viscose, acrylique,
        plastique?, bois, métal, inox, acier, verre?, céramique, argent massif, plaqué, ingrédient*, composition?,
        allerg*, gluten, lactose, additif*, conservateur*, paraben*, silicone*, huile_de_palme, sulfate*,
        produits chimiques, texture*, épais*, fin?, fine?, gratte*, doux, douce*, douceur, respirant*, transparent*,
        extensible, élastique?, doublure, doublé*, nickel, toucher, consistance
      `,
      praise: `
        doux, douce*, très doux, très douce, tout doux, douceur, matière agréable, matière ~ agréable,
        belle matière, bonne matière, belles matières, jolie matière, tissu agréable, beau tissu, joli tissu,
        tissu ~ agréable, agréable à porter, agréable au toucher, agréable sur la peau, respirant*, vrai cuir,
        bois massif, pur coton, 100_coton, bons ingrédients, ingrédients naturels, composition ~ clean,
        composition ~ naturelle, bonne composition, sans additif*, sans conservateur*, sans paraben*,
        sans silicone*, sans gluten, ne gratte pas, gratte pas, texture ~ agréable, belle texture,
        texture ~ fondante, légère?, bien épais*, extensible
      `,
      complaint: `
        gratte, grattent, ça gratte, rêche*, rugueux, rugueuse, transparent*, trop fin*, très fin*, trop mince*,
        tissu fin, matière fine, tissu ~ fin, tissu ~ mince, tissu ~ transparent, trop épais*, raide*, rigide*,
        pas du vrai cuir, faux cuir, similicuir, simili, pas du coton, que du polyester, polyester, synthétique*,
        transpir*, pas respirant, fait plastique, en plastique, tout plastique, du plastique, toc,
        matière ~ désagréable, mauvaise matière, matière bas, huile_de_palme, trop d_additifs, trop de sucre,
        ingrédients ~ douteux, composition ~ pas, liste des ingrédients ~ manqu*, liste des ingrédients ~ pas,
        pas la composition, pas la liste, allergènes ~ pas, contient ~ nickel, aggloméré, contreplaqué
      `,
    },
    colour: {
      said: `
        couleur*, coloris, teinte*, nuance*, coloré*, beige, turquoise, plus foncé*, plus clair*, pastel, en bleu,
        en noir, en rouge, en vert, en rose, en blanc, en gris
      `,
      praise: `
        belle* couleur*, jolie* couleur*, superbe* couleur*, magnifique* couleur*, couleur* magnifique*,
        couleur* superbe*, couleur* ~ magnifique*, couleur* ~ belle*, couleur* ~ jolie*, couleur* vive*,
        couleur* ~ conforme*, couleur fidèle, couleur ~ comme, couleurs éclatantes, beau coloris, jolis coloris,
        joli coloris, teinte parfaite, teinte ~ parfaite
      `,
      complaint: `
        couleur* différente*, couleur* ~ différente*, couleur* ~ pas, couleur* ~ correspond pas,
        couleur ne correspond, différente de la photo, plus foncé* que, plus clair* que, plus terne* que,
        plus pâle que, terne*, couleur fade, délavé*, couleur* ~ décevante*, couleur passe, déteint, déteindre,
        décolor*, plus de couleurs, plus de coloris, d_autres couleurs, d_autres coloris, autres couleurs,
        autres coloris
      `,
    },
    design: {
      said: `
        design*, style?, motif*, look, esthétique*, beau?, beaux?, belle?, belles?, joli*, magnifique*?, élégant*,
        élégance, moderne*, moche*, laid*, démodé*, original?, originaux, tendance?, chic, forme?, rendu, imprimé*,
        logo, visuel*, décorati*, déco
      `,
      praise: `
        très joli*, trop joli*, joli*, très beau*, très belle*, trop beau*, trop belle*, beau produit*,
        beaux produits, belle robe, beau design, joli design, beau style, design ~ super, design ~ sympa,
        design ~ beau, design moderne, design épuré, élégant*, élégance, chic, stylé*, tendance, original et,
        raffiné*, beau rendu, superbe rendu, rendu ~ superbe, rendu ~ magnifique, rend bien, fait son effet,
        compliment*, plus beau que, plus belle que, plus jolie que, encore plus beau, encore plus belle,
        encore plus joli*, beaux motifs, jolis motifs, mignon*, intemporel*
      `,
      complaint: `
        moche*, laid*, vilain*, affreux, affreuse*, démodé*, pas joli*, pas beau, pas belle*, pas très joli*,
        pas à mon goût, pas mon style, design ~ démodé, design ~ vieillot, vieillot*, kitsch, trop simple?,
        mal dessiné, motifs ~ moche*, plus de motifs, plus moderne*
      `,
    },
    taste: {
      said: `
        goût*, gout*, goûter, saveur*, délicieu*, savoureu*, bon au goût, frais?, fraîche*?, fraîcheur, amer,
        amère*, sucré*, salé*, acide*, épicé*, arôme*?, fade*, arrière_goût, croquant*, croustillant*, juteux,
        juteuse*, café?, thé?, chocolat*?, miam, gustatif*, manger?, mûr*, texture en bouche, fondant*
      `,
      praise: `
        délicieux, délicieuse*, savoureux, savoureuse*, très bon goût, bon goût, super goût, goût ~ excellent,
        goût ~ délicieux, goût ~ incroyable, goût ~ parfait, excellent goût, un régal, régal*, me régale, se régale,
        on se régale, exquis*, succulent*, gourmand*, très frais, ultra frais, bien frais, très fraîche*,
        produits frais, fraîcheur ~ top, fraîcheur ~ rendez_vous, miam, parfumé et savoureux, bonnes saveurs,
        belles saveurs
      `,
      complaint: `
        pas de goût, aucun goût, sans goût, manque de goût, peu de goût, mauvais goût, goût ~ bizarre,
        goût ~ mauvais, goût ~ horrible, goût ~ chimique, goût ~ artificiel, goût ~ désagréable, goût ~ décevant,
        goût de plastique, goût de, drôle de goût, fade*, insipide*, trop sucré*, trop salé*, trop amer*,
        trop acide*, trop épicé*, amer, amère*, arrière_goût, pas frais, pas fraîche*, pas très frais, plus frais,
        rassis, immangeable*, dégoûtant*, infect*, écœurant*, rance*, pas bon?, pas bonne?, pas mûr*
      `,
    },
    scent: {
      said: `
        odeur*, parfum*, senteur*, fragrance*, sent?, sentent?, sentait?, pue, puent, puait, puant*, embaum*,
        nauséabond*, arôme, inodore*, sans odeur
      `,
      praise: `
        sent bon, sent très bon, sent super bon, sent trop bon, sent divinement, sent merveilleusement, sentent bon,
        sentent très bon, bonne odeur, odeur agréable, odeur ~ agréable, odeur ~ divine, odeur ~ délicieuse,
        odeur ~ top, agréable odeur, délicieuse odeur, douce odeur, super odeur, belle odeur, parfum agréable,
        parfum ~ agréable, parfum ~ délicieux, parfum ~ subtil, parfum ~ tient, parfum délicat, bon parfum,
        doux parfum, senteur ~ agréable, belle senteur, embaume, sans odeur, inodore*, odeur ~ subtile
      `,
      complaint: `
        pue, puent, puait, puant*, sent mauvais, sent très mauvais, sent le plastique, sent la, sent le, sent fort,
        sent pas bon, sent rien, ne sent rien, ne sent pas, sent pas, sentait mauvais, mauvaise odeur,
        odeur désagréable, odeur ~ désagréable, odeur ~ forte, odeur forte, forte odeur, odeur chimique,
        odeur ~ chimique, odeur de plastique, odeur de, odeur ~ insupportable, odeur ~ horrible, odeur bizarre,
        odeur ~ bizarre, drôle d_odeur, parfum ~ fort, parfum trop, trop parfumé*, trop fort, trop forte, entêtant*,
        écœurante, tient pas, parfum ~ tient pas, parfum ne tient, odeur ~ tient pas, mal de tête, maux de tête,
        nauséabond*, pas d_odeur, aucune odeur, odeur trop, sans parfum
      `,
    },
    packaging: {
      said: `
        emballage*, emballé*, emballer, carton*, boîte?, boite?, conditionnement, conditionné*, suremball*,
        papier bulle, bulles, sachet*, pochette, enveloppe, polystyrène, paquet cadeau?, packaging, couvercle,
        bouchon, flacon, pompe, protection?, protégé*, scotch, rembourrage, calage
      `,
      praise: `
        bien emballé*, très bien emballé*, soigneusement emballé*, joliment emballé*, parfaitement emballé*,
        super bien emballé*, bien protégé*, très bien protégé*, bien conditionné*, emballage soigné,
        emballage ~ soigné, emballage ~ parfait, emballage ~ impeccable, emballage ~ top, emballage ~ joli,
        emballages ~ soigné*, bel emballage, joli emballage, super emballage, beau packaging, joli packaging,
        packaging ~ beau, packaging ~ joli, packaging ~ soigné, packaging ~ magnifique, belle boîte, jolie boîte,
        emballage ~ recycl*, emballage ~ écolo*, colis soigné, présentation soignée
      `,
      complaint: `
        mal emballé*, pas bien emballé*, mal protégé*, pas protégé*, peu protégé*, insuffisamment protégé*,
        mal conditionné*, emballage ~ insuffisant, emballage ~ médiocre, emballage ~ abîmé?, emballage ~ trop,
        emballage ~ excessif, emballage ~ inutile, emballage ~ léger, trop d_emballage*, trop d_emballages,
        trop de plastique, trop de carton, beaucoup d_emballage*, beaucoup trop d_emballage*, suremball*,
        moins d_emballage*, moins de plastique, carton trop, carton ~ grand, carton ~ énorme, carton ~ démesuré,
        énorme carton, boîte trop grande, grand carton, sans protection, aucune protection, pas de protection,
        pas de papier bulle, en vrac, dans un simple, simple sachet, simple enveloppe, difficile à ouvrir,
        impossible à ouvrir, mieux emball*, meilleur emballage, polystyrène, pompe ~ marche pas,
        pompe ~ fonctionne pas, bouchon ~ pas
      `,
    },
    service: {
      said: `
        service?, service_client*, services?, sav, service après_vente, après_vente, support, assistance, conseil*,
        conseiller*, conseillère*, équipe*, vendeur*, vendeuse*, personnel?, hotline, téléphone, téléphonique,
        appel*?, appelé, chat, tchat, chatbot, robot?, e_mail*, email*, mail, mails, courriel*, message?, messages?,
        réponse*, répond*, répondu, contact*, joindre, joignable*, injoignable*, réclamation*, accueil, aimable*,
        gentil*, sympa*, serviable*, poli*, communication, interlocuteur*, à l_écoute, écoute, réactif*, réactivité,
        réactive*, professionnalisme
      `,
      praise: `
        aimable*, gentil*, gentillesse, sympa, sympas, sympathique*, serviable*, à l_écoute, réactif*, réactive*,
        réactivité, professionnalisme, courtois*, chaleureux, chaleureuse*, bienveillan*, disponible pour,
        service_client ~ top, service_client ~ super, service_client ~ excellent, service_client ~ réactif,
        service_client ~ parfait, excellent service, super service, bon service, très bon service,
        service impeccable, service ~ impeccable, service parfait, service ~ parfait, service au top, service ~ top,
        service rapide, service ~ excellent, service de qualité, réponse rapide, réponses rapides,
        répond* rapidement, répondu rapidement, répond* vite, répondu très vite, répondu tout de suite,
        répondu dans l_heure, bons conseils, de bons conseils, bien conseill*, très bien conseill*,
        conseils ~ précieux, conseils ~ top, problème ~ résolu, problème ~ réglé, problème ~ solutionné,
        résolu rapidement, réglé rapidement, réglé ~ vite, équipe ~ top, super équipe, équipe ~ formidable,
        petit mot, mot manuscrit, personnalisé*?, aux petits soins, bon contact, bonne communication
      `,
      complaint: `
        désagréable*, impoli*, malpoli*, antipathique*, incompétent*, service_client ~ nul,
        service_client ~ inexistant, service_client ~ catastroph*, service_client ~ pas, service_client ~ mauvais,
        service_client ~ injoignable, service_client ~ lent, service_client ~ lamentable,
        service_client ~ déplorable, service_client ~ décevant, mauvais service, service ~ nul,
        service ~ lamentable, service ~ inexistant, service déplorable, sav ~ nul, sav ~ inexistant, sav ~ pas,
        sav ~ catastroph*, sav ~ injoignable, jamais répondu, pas répondu, ne répond pas, répond pas, répondent pas,
        répondent jamais, répond jamais, personne ne répond, pas de réponse, aucune réponse, sans réponse,
        toujours pas de réponse, réponse ~ longue, réponse ~ tard*, attends ~ réponse, attend* ~ réponse,
        injoignable*, impossible à joindre, impossible de joindre, difficile à joindre, impossible de contacter,
        difficile de contacter, pas joignable, pas de numéro, aucun numéro, pas de téléphone, pas de contact,
        aucun contact, réponse* automatique*, réponse* toute* faite*, robot ~ pas, un robot, copier_coller, ignoré*,
        m_ignore, baladé*, aucune aide, pas aidé, pas d_aide, aucune communication, manque de communication,
        mauvaise communication, aucune nouvelle, sans nouvelle*, pas de nouvelle*, raccroch*
      `,
    },
    returns: {
      said: `
        retour?, retours, retourner, retourné*, retourne?, renvoy*, renvoi, rembours*, remboursement*, échang*,
        échange?, remplac*, garanti*, avoir?, bon de retour, étiquette de retour, étiquette retour, rétract*,
        rendre, délai de retour
      `,
      praise: `
        retour facile, retours faciles, retour gratuit, retours gratuits, retour simple, retour ~ facile,
        retour ~ simple, retours ~ simple*, retours ~ faciles, retour rapide, facile à retourner, échange facile,
        échange ~ facile, échange ~ rapide, échange rapide, échange ~ sans problème, remboursement rapide,
        remboursement ~ rapide, remboursement ~ immédiat, remboursé* rapidement, remboursé* ~ rapidement,
        remboursé* immédiatement, remboursé* tout de suite, remboursé* sans, remplacé* rapidement,
        remplacé* gratuitement, remplacé* immédiatement, remplacé* sans, remplacé* tout de suite,
        renvoyé un nouveau, renvoyé un autre, nouveau produit envoyé
      `,
      complaint: `
        retour ~ compliqué*, retour ~ difficile*, retour ~ cher, retour payant, retours payants, retour ~ payant*,
        retours ~ payant*, retour à mes frais, retour à ma charge, frais de retour, retour ~ à la charge,
        pas de retour gratuit, retours pas gratuits, compliqué ~ retour*, difficile ~ retour*,
        impossible de retourner, impossible de renvoyer, impossible d_échanger, payer le retour, dû renvoyer,
        dû retourner, j_ai renvoyé, obligé* de renvoyer, obligé* de retourner, pas d_échange, échange impossible,
        échange ~ refus*, retour ~ refus*, pas remboursé*, jamais remboursé*, toujours pas remboursé*,
        non remboursé*, pas de remboursement, aucun remboursement, attends ~ remboursement, attend* ~ remboursement,
        remboursement ~ long, remboursement ~ lent, remboursement ~ semaines, remboursement ~ pas,
        remboursement ~ jamais, refus* ~ rembours*, remboursement ~ refusé, étiquette ~ pas, pas d_étiquette,
        garantie ~ refusé*, garantie ~ pas, que un avoir, seulement un avoir, délai de retour ~ court
      `,
    },
    website: {
      said: `
        site*, site_internet, site_web, internet?, page?, pages?, boutique_en_ligne, appli*, application?, panier,
        commander?, passer commande, passage de commande, passer ma commande, recherche?, barre de recherche,
        moteur de recherche, filtre*, navig*, navigation, menu, connexion au, connecter à, se connecter, compte?,
        créer un compte, mot_de_passe, inscription, inscrire, charg* ~ page, bug*, beug*, plant*?, erreur?,
        message d_erreur, lien*?, pop_up*, popup*, cookies, sur mobile, sur téléphone, sur mon téléphone,
        navigateur, interface, ergonomie, traduction*, traduit*, langue, newsletter*?, liste d_envies,
        commande en ligne, processus de commande, tunnel
      `,
      praise: `
        site clair, site ~ clair, site bien fait, site ~ bien fait, site facile, site ~ facile, site ~ intuitif,
        site ~ agréable, site ~ pratique, site ~ bien conçu, site ~ ergonomique, beau site, joli site, super site,
        bon site, très bon site, site ~ fluide, facile à naviguer, navigation facile, navigation ~ facile,
        navigation ~ fluide, navigation ~ simple, facile de commander, commande facile, commande ~ facile,
        commande simple, commande ~ simple, commande rapide, simple de commander, simplicité, facilité,
        facile à trouver, trouve facilement, trouvé facilement, intuitif*, intuitive*, ergonomique, clair et précis,
        appli ~ top, appli ~ pratique, application ~ pratique, bien organisé
      `,
      complaint: `
        site lent, site ~ lent, site ~ bug*, site ~ plant*, site ~ pas, site ~ compliqué, site ~ confus,
        site ~ mal fait, site mal, site ~ marche pas, site ~ fonctionne pas, site ~ vieillot, page ~ charge pas,
        page ~ charge, pages ~ lent*, chargement ~ long, chargement ~ lent, lenteur du site, bug, bugs, beug*,
        bugue, bogue*, a planté, plante, plantage*, appli ~ plante, appli ~ bug*, appli ~ pas, application ~ plante,
        application ~ pas, message d_erreur, messages d_erreur, page d_erreur, connecter ~ impossible,
        impossible de me connecter, impossible de se connecter, connexion impossible, impossible de commander,
        impossible de valider, impossible de finaliser, mot_de_passe ~ pas, panier ~ vid*, panier ~ vide,
        panier ~ disparu, panier ~ pas, compliqué de commander, commande ~ compliqué*, difficile de commander,
        obligé* de créer, obligation de créer, sans créer de compte, sans compte, devoir créer, recherche ~ pas,
        recherche ~ mauvais*, recherche ~ marche pas, moteur de recherche, filtre* ~ pas, pas de filtre*,
        manque ~ filtre*, plus de filtres, meilleurs filtres, difficile à trouver, difficile de trouver,
        pas facile de trouver, pas intuitif, peu intuitif, pas clair?, trop de pop_up*, pop_ups, trop d_étapes,
        trop de clics, trop de mails, trop d_emails, spam*, lien ~ pas, mal traduit*, pas traduit*, en anglais,
        bouton ~ pas, sur mobile ~ pas, navigation ~ difficile, navigation ~ compliquée
      `,
    },
    'product-info': {
      said: `
        description*, descriptif*, fiche*, fiche_produit, information*?, infos?, info?, détail*?, photo*, image*,
        visuel?, vidéo*, caractéristique*, conforme à la description, conforme à la photo, conforme aux photos,
        conforme au descriptif, comme sur la photo, comme sur les photos, comme décrit, conforme*, trompeu*,
        avis clients, avis photos, zoom, comparatif*
      `,
      praise: `
        conforme à la description, conforme à la photo, conforme aux photos, conforme au descriptif,
        conforme aux attentes?, conforme*, comme sur la photo, comme sur les photos, comme décrit*,
        correspond à la description, correspond aux photos, correspond à la photo, correspond parfaitement,
        fidèle à la description, fidèle aux photos, fidèle à la photo, bonne description, description précise,
        description ~ précise, description détaillée, description ~ détaillée, descriptions claires, bien décrit*,
        bien expliqué*, belles photos, bonnes photos, photos ~ belles, photos ~ réalistes, fiche ~ complète,
        fiches ~ complètes, infos ~ claires, informations claires, informations ~ précises, avis ~ aidé
      `,
      complaint: `
        pas conforme*, non conforme*, pas conforme à la description, pas conforme à la photo,
        pas comme sur la photo, pas comme sur les photos, différent* de la photo, différent* des photos,
        différent* de la description, différent* sur la photo, ne correspond pas ~ photo*,
        ne correspond pas ~ description, correspond pas ~ photo*, correspond pas ~ description,
        rien à voir ~ photo*, trompeu*, description ~ fausse, description ~ erronée, description ~ imprécise,
        description ~ incomplète, description ~ insuffisante, description ~ pas, description ~ vague,
        mauvaise description, pas de description, pas assez d_info*, pas assez d_informations, pas assez de détails,
        pas assez de photos, pas assez d_avis, manque d_info*, manque d_informations, manque de détails,
        manque de photos, manque d_avis, peu d_informations, peu d_infos, peu de photos, peu d_avis,
        aucune information, aucune info, pas d_information*, pas d_infos, pas de photo*, pas de vidéo*, pas d_avis,
        plus d_informations, plus d_infos, plus de détails, plus de photos, plus de vidéos, plus d_images,
        plus d_avis, descriptions plus, description plus, fiche* plus, meilleures photos, photos ~ floues,
        photos ~ trompeuses, photos ~ petites, photo ~ trompeuse, photos de meilleure, une seule photo,
        pas indiqué*, pas précisé*, non précisé*, n_est pas mentionné, pas mentionné, informations ~ fausses,
        infos ~ fausses
      `,
    },
    payment: {
      said: `
        paiement*, payement*, payer?, payé?, paie?, réglement, règlement, régler?, paypal, klarna, alma,
        carte_bancaire, carte bleue, cb, carte de crédit, visa, mastercard, amex, apple_pay, google_pay, virement*,
        chèque*, facture*, facturation, facturé*, plusieurs fois, en 3 fois, trois fois, 4 fois, échelonné*,
        prélev*, débit*, débité*, moyen de paiement, moyens de paiement
      `,
      praise: `
        paiement facile, paiement ~ facile, paiement sécurisé, paiement ~ sécurisé, paiement simple,
        paiement ~ simple, paiement rapide, paiement en plusieurs fois ~ pratique, paiement en plusieurs fois ~ top,
        plusieurs moyens de paiement, payer en plusieurs fois ~ pratique, plusieurs fois sans frais,
        paypal ~ pratique
      `,
      complaint: `
        paiement refusé, paiement ~ refusé, paiement échoué, paiement ~ échoué, paiement ~ pas, paiement ~ bloqué,
        paiement ~ impossible, paiement ~ erreur, problème de paiement, problème* ~ paiement, erreur de paiement,
        carte refusée, carte ~ refusée, carte ~ pas acceptée, carte ~ pas, impossible de payer, pas paypal,
        pas de paypal, paypal ~ pas, klarna ~ pas, pas de paiement, pas de facilité de paiement,
        pas de plusieurs fois, pas d_apple_pay, débité* deux fois, débité* 2 fois, prélevé* deux fois,
        payé deux fois, facturé* deux fois, double prélèvement, double débit, plus de moyens de paiement,
        autres moyens de paiement, pas de facture, jamais reçu ~ facture, facture ~ fausse, facture ~ manqu*,
        facture ~ pas, facture ~ jamais
      `,
    },
    choice: {
      said: `
        choix, gamme*, sélection*, assortiment*, variété*, varié*, diversité, catalogue, collection*?, modèles?,
        options?, plus de choix, autres produits, d_autres produits, plus de produits, nouveaux produits,
        d_autres parfums, plus de parfums, d_autres saveurs, plus de modèles, d_autres modèles, plus de tailles,
        grandes tailles, plus grandes tailles, proposer*?, proposez*?, vendre, vendez_vous, vendiez,
        pourriez_vous proposer, avez_vous, auriez_vous, j_aimerais, aimerais voir, aimerais trouver, aimerais avoir,
        ajouter, ajoutez, faire aussi, serait bien d_avoir, pour homme*, pour enfant*, pour bébé*, recharge*,
        assorti*, échantillon*, marques?, format?, grand format, petit format
      `,
      praise: `
        grand choix, large choix, beau choix, bon choix de, super choix, choix ~ large, choix ~ immense,
        choix ~ varié, beaucoup de choix, énormément de choix, plein de choix, du choix, large gamme, belle gamme,
        grande gamme, gamme ~ large, gamme ~ complète, gamme ~ variée, belle sélection, large sélection,
        bonne sélection, sélection ~ variée, grande variété, belle variété, belle diversité, produits variés,
        choix varié, produits originaux, tout ce qu_il faut, il y en a pour tous
      `,
      complaint: `
        peu de choix, pas assez de choix, manque de choix, choix limité, choix ~ limité*, choix ~ restreint,
        choix restreint, gamme limitée, gamme ~ limitée, pas beaucoup de choix, aucun choix, petite sélection,
        sélection ~ limitée, manque de variété, pas assez de variété, une seule couleur, une seule taille,
        que du noir, pas ma taille, pas de grandes tailles, pas de grande taille, pas de petites tailles,
        plus fabriqué, plus vendu, arrêté de vendre, arrêté la production, supprimé de la gamme
      `,
    },
    stock: {
      said: `
        stock*, en_stock, rupture*, rupture de stock, épuisé*, disponib*, indisponib*, dispo, indispo, réassort*,
        réapprovisionn*, liste d_attente, de retour?, précommande*, remis en vente, revenir en, retour en stock,
        m_avertir, alerte*
      `,
      praise: `
        toujours disponible*, toujours en_stock, tout en_stock, bien en_stock, enfin disponible, enfin de retour,
        enfin en_stock, de nouveau disponible*, tout était disponible, disponible immédiatement
      `,
      complaint: `
        rupture*, rupture de stock, épuisé*, indisponib*, indispo*, pas disponible*, plus disponible*, pas en_stock,
        plus en_stock, plus de stock, pas de stock, hors stock, jamais disponible*, jamais en_stock,
        souvent en rupture, toujours en rupture, plus ma taille, commande annulée, annulé* ~ stock, non disponible*
      `,
    },
    trust: {
      said: `
        confian*, confiance, arnaqu*, arnaque, escroc*, escroquerie*, fiab*, sérieux, sérieuse*, faux?, fausse?,
        contrefaçon*, authenti*, original?, sécuris*, sécurité, données, données personnelles, rgpd, réputation,
        inconnu*, connaissais pas, première commande, premier achat, première fois, avis, trustpilot, honnête*,
        douteux, douteuse*, méfi*, doute?, mentions légales, frauduleux, fraude
      `,
      praise: `
        confiance, site de confiance, digne de confiance, en confiance, fiable*, sérieux, sérieuse*, très sérieux,
        site sérieux, honnête*, authentique*, bons avis, bon avis, très bons avis, avis positifs, avis ~ rassur*,
        rassur*, tient ses promesses, tenu ses promesses, jamais déçu*, pas une arnaque, pas d_arnaque, sécurisé*,
        en toute confiance, transparent sur, transparence
      `,
      complaint: `
        arnaqu*, arnaque, escroc*, escroquerie*, pas fiable*, peu fiable*, pas sérieux, pas sérieuse, peu sérieux,
        manque de sérieux, contrefaçon*, faux produit*, pas authentique*, pas confiance, aucune confiance,
        manque de confiance, pas de confiance, peur ~ arnaque, peur de l_arnaque, crainte ~ arnaque, peur que,
        méfian*, méfi*, doutais, douté, hésit* ~ site, hésit* ~ avis, connaissais pas, ne connaissais pas,
        connaissait pas, marque inconnue, site inconnu, inconnu*, jamais entendu, jamais commandé, mauvais avis,
        avis négatifs, avis ~ négatifs, avis ~ mauvais, avis ~ faux, faux avis, peu d_avis, avis mitigés, douteux,
        douteuse*, louche*, mensong*, menteur*, ment, mentent, malhonnête*, voleur*, vol?, données ~ vendu*,
        peur ~ données, peur pour mes données, inquiet ~ données, inquièt* ~ données, trop beau pour,
        viens de chine, vient de chine, de chine, dropshipping
      `,
    },
    gift: {
      said: `
        cadeau*, offrir, offert à, à offrir, anniversaire*, noël, noel, fête des mères, fête des pères,
        saint_valentin, mariage*, pâques, emballage_cadeau, emballage cadeau, papier cadeau, paquet cadeau,
        carte_cadeau, carte cadeau, chèque cadeau, bon cadeau, carte de voeux, petit mot, pour ma mère,
        pour ma femme, pour mon mari, pour mon père, pour ma fille, pour mon fils, pour ma sœur, pour mon frère,
        pour une amie, pour un ami, pour ma nièce, pour mon neveu, pour ma petite_fille, naissance
      `,
      praise: `
        cadeau idéal, cadeau parfait, super cadeau, beau cadeau, joli cadeau, idée cadeau, cadeau ~ plu,
        cadeau apprécié, cadeau très, elle a adoré, il a adoré, ils ont adoré, elle adore, il adore,
        elle était ravie, il était ravi, fait plaisir, a fait plaisir, très contente de son cadeau,
        bel emballage cadeau, joli emballage cadeau, belle carte, emballage cadeau ~ beau, emballage cadeau ~ soigné
      `,
      complaint: `
        pas d_emballage cadeau, pas de papier cadeau, pas de paquet cadeau, pas de carte cadeau,
        emballage cadeau ~ manqu*, emballage cadeau ~ oubli*, emballage cadeau ~ pas, carte ~ oubliée,
        prix ~ dans le colis, facture dans le, trop_tard pour noël, trop_tard pour l_anniversaire, après noël,
        après l_anniversaire, raté ~ anniversaire, gâché ~ anniversaire, gâché ~ noël, carte cadeau ~ pas
      `,
    },
    instructions: {
      said: `
        notice*, mode_d_emploi, mode d_emploi, modes d_emploi, instruction*, manuel*, guide d_utilisation, montage,
        monter, montée?, monté?, assembl*, installation, installer, tutoriel*, tuto*, entretien,
        étiquette de lavage, conseils d_utilisation, conseils d_entretien, comment utiliser, comment laver,
        comment entretenir, comment monter, comment faire, comment on, dosage*, posologie, recette*,
        utilisation ~ expliqu*
      `,
      praise: `
        montage facile, montage ~ facile, montage ~ simple, montage simple, montage rapide, montage ~ rapide,
        facile à monter, facile à assembler, facile à installer, simple à monter, notice claire, notice ~ claire,
        notice ~ bien, instructions claires, instructions ~ claires, bonnes instructions, bien expliquée notice,
        installation facile, installation ~ facile, installation ~ simple, explications claires
      `,
      complaint: `
        pas de notice, aucune notice, sans notice, notice absente, notice ~ manqu*, notice ~ incompréhensible,
        notice ~ pas, notice ~ illisible, notice ~ nulle, notice ~ chinois, notice ~ anglais, notice ~ confuse,
        notice incomplète, pas de mode d_emploi, sans mode d_emploi, mode d_emploi ~ pas, mode d_emploi ~ manqu*,
        pas d_instruction*, aucune instruction, instructions ~ pas, instructions ~ confuses,
        instructions ~ incompréhensibles, instructions ~ anglais, montage ~ difficile, montage ~ compliqué,
        montage compliqué, montage difficile, montage ~ galère, montage ~ heures, difficile à monter,
        compliqué à monter, galère à monter, impossible à monter, trous ~ pas, vis ~ pas, je ne sais pas comment,
        sais pas comment, pas expliqué
      `,
    },
    sustainability: {
      said: `
        écolog*, écolo*, éco_responsable*, écoresponsable*, environnement*, environment*, planète, climat, carbone,
        recycl*, zéro_déchet, déchet*, sans plastique, compostable*, biodégradable*, bio, biologique*, équitable*,
        commerce équitable, éthique*, bien_être animal, test* sur les animaux, cruelty_free, vegan*, végan*, local?,
        locaux, locale*, circuit court, fabriqué en france, made_in, fait en france, fait main, fait_main, artisan*,
        répar*, réparable*, pièces détachées, seconde main, occasion, réutilisable*, durable?,
        développement durable, huile_de_palme, petites entreprises, petit producteur*, producteur*,
        conditions de travail
      `,
      praise: `
        écologique*, écolo, éco_responsable*, écoresponsable*, respectueu* de l_environnement,
        respect de l_environnement, respecte l_environnement, sans plastique, zéro plastique, pas de plastique,
        recyclé*, recyclable*, compostable*, biodégradable*, équitable*, éthique*, fabriqué* en france,
        fabrication française, made_in france, made_in_france, fait en france, local et, produits locaux, fait main,
        faits main, circuit court, réparable*, zéro_déchet, durable et, engagé*, cruelty_free
      `,
      complaint: `
        pas écologique*, pas écolo, pas très écolo*, peu écologique*, anti_écologique, trop de plastique,
        plein de plastique, tout ce plastique, emballé* ~ plastique, emballage* ~ plastique, emballage plastique,
        sous plastique, plastique inutile, moins de plastique, pas recyclable*, non recyclable*, trop de déchets,
        beaucoup de déchets, gaspill*, greenwashing, fabriqué* en chine, made_in china, made_in_china,
        vient de chine, pas bio, pas vegan, testé* sur les animaux, pas réparable*, pas de pièces détachées,
        irréparable
      `,
    },
    subscription: {
      said: `
        abonn*, abonnement*, désabonn*, résili*, résiliation, renouvel*, reconduction, mensuel*, box mensuelle,
        tous les mois, chaque mois, mettre en pause, pause, suspendre, annuler mon, annuler l_abonnement,
        sans engagement, engagement?, adhésion
      `,
      praise: `
        abonnement ~ pratique, abonnement ~ super, abonnement ~ flexible, abonnement ~ top, facile à résilier,
        facile de résilier, facile d_annuler, sans engagement, résiliation facile, mettre en pause ~ facile*,
        abonnement ~ facile
      `,
      complaint: `
        impossible de résilier, impossible d_annuler, impossible de se désabonner, impossible de me désabonner,
        difficile de résilier, difficile de se désabonner, compliqué de résilier, résiliation ~ compliquée,
        résiliation ~ difficile, résiliation ~ impossible, résiliation ~ pas, abonnement ~ caché,
        abonnement ~ forcé, abonnement ~ sans, abonné* sans, abonnement non, abonnée sans le savoir,
        sans abonnement, pas d_abonnement, pas de pause, renouvelé* sans, renouvellement automatique, reconduction,
        prélevé* ~ après, encore prélevé*, malgré la résiliation
      `,
    },
    recommendation: {
      said: `
        recommand*, recommend*, recomand*, conseillé par, conseille?, bouche_à_oreille, bouche à oreille, une amie,
        un ami, des amis, par une amie, par un ami, ma sœur m_a, collègue*, influenceu*, instagram, insta, tiktok,
        youtube, facebook, pinterest, podcast*, pub, pubs, publicité*, à la télé, radio, magazine, google?,
        entourage, autour de moi, mes amies, mes amis, fidèle cliente, cliente fidèle, client fidèle, recommander*,
        commanderai à nouveau, je recommande, commanderai de nouveau, reviendrai, parler de vous, parlé de vous
      `,
      praise: `
        recommande*, je recommande, recommande vivement, à recommander, recommanderai, recommandé à, recommanderais,
        conseille vivement, je conseille, conseille à tous, conseillerai, parle autour de moi, parlé autour de moi,
        parlerai autour, à mes amies, à mes amis, à mon entourage, en parle à
      `,
      complaint: `
        recommande pas, ne recommande pas, recommanderai pas, recommanderais pas, recommande à personne,
        déconseill*, je déconseille, conseille pas, à fuir, fuyez, à éviter, évitez, trop de pub*, pub ~ agaçante,
        pubs ~ agaçantes
      `,
    },
  },
  nothing: `
    recommandé avec, tout va bien, ça va, bien à vous, mise en page, à l_avenir, au niveau, point de vue,
    à ce point, mettre au point, bon courage, bonne continuation, grand merci, rien à dire, rien à redire,
    tout est ok, à bientôt, prix du public, en général, tout à fait, tout de suite, au final, pour l_instant,
    chers, cher monsieur, cher service, cher client, chers amis, avoir de, avoir des, avoir un, avoir une,
    avoir le, avoir la, avoir les, avoir plus, avoir été, doute que, sans doute, aucun doute, aucun problème,
    à part, mon avis, à mon avis, un avis, votre avis, faux pas, en retour, par retour, retour d_expérience,
    mon retour, un retour client, vous envoyer, marche à suivre
  `,
  good: `
    bon, bons, bonne, bonnes, bien, très bien, super, excellent*, parfait*, parfaitement, génial*, géniaux, top,
    au top, nickel, impeccable*, formidable*, merveilleu*, magnifique*, superbe*, fantastique*, extraordinaire*,
    incroyable*, exceptionnel*, remarquable*, irréprochable*, sublime*, beau, belle, beaux, belles, joli*,
    adore*, aime, aimé, j_aime, apprécie*, apprécié*, content*, contente*, satisfait*, satisfaisant*,
    satisfaction, ravi*, heureu*, enchanté*, plaisir, plaît, plu, merci*, rapide*, rapidement, rapidité, vite,
    efficace*, facile*, facilement, facilité, simple*, simplicité, simplement, pratique*, clair*, claire*,
    fluide*, fiable*, agréable*, sympa*, soigné*, correct*, raisonnable*, conforme*, ok, rien à redire,
    rien à dire, rien à signaler, aucun problème, aucun souci, sans problème, sans souci, pas de problème,
    pas de souci, pas à se plaindre, au_delà de mes attentes, dépassé mes attentes, à la hauteur, meilleur*,
    mieux que, professionnel*, cool, chouette*, extra, bravo, félicitations, 5_étoiles, cinq étoiles, positif*,
    gratuit*, délicieu*, riche*, fidèle*
  `,
  bad: `
    mauvais*, mauvaise*, mal, nul, nulle*, nuls, horrible*, affreux, affreuse*, terrible*, catastroph*,
    désastreu*, lamentable*, déplorable*, médiocre*, décev*, déçu*, déçue*, déception*, insatisf*, mécontent*,
    énerv*, agaç*, agacé*, frustr*, furieu*, colère, déteste*, lent, lente*, lents, lentement, lenteur*, tard,
    difficile*, compliqu*, confus*, pas clair, problème*, problem*, souci*, soucis, échec, échoué, erreur*,
    bazar, cauchemar, galère*, honte, honteux, scandal*, inadmissible*, inacceptable*, ridicule*, merde,
    merdique, pourri*, inutile*, gaspill*, perte de temps, moyen?, bof, plus jamais, jamais plus, regrett*,
    plainte*, bizarre*, étrange*, pénible*, désagréable*, dommage, malheureusement, hélas, triste*, insuffisan*,
    manque, manquait, pas terrible, pas top, pas super, laisse à désirer, à désirer, améliorer, amélior*,
    à revoir, pourrait être mieux, pourrait être plus, devrait être, trop, interminable*, long, longue, longs,
    longues, impossible, inquiet*, inquièt*, peur, crainte*, hésité, hésitation*, frein*, freiné, cassé*, faux,
    fausse*, cher, chère*, plus rapide, excessif*, abus*, négatif*, refus*
  `,
  not: `
    pas, ne, n, jamais, aucun, aucune, sans, ni, rien, personne, non, peu, guère
  `,
  but: `
    mais, cependant, pourtant, toutefois, malheureusement, par contre, en revanche, sauf, néanmoins, bien que,
    dommage, seul bémol, hormis, alors que, tandis que
  `,
  wish: `
    serait bien, serait super, serait top, serait sympa, serait cool, serait utile, serait pratique, souhait*,
    souhaite, j_aimerais, aimerais, voudrais, s_il vous plaît, svp, pourriez, pouvez_vous, est_ce_que,
    est_ce que, avez_vous, auriez_vous, y a_t_il, peut_être, espère, j_espère, suggestion*, suggère, quand,
    comment, proposez, pourquoi pas, dommage que vous, devriez, si vous pouviez, faudrait
  `,
  denies: 'both',
};
